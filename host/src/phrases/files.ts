/** What is wrong with a file and how to mend it, in both languages. */
import type { Text } from '@workshop/syllabus'
import { complaintText } from './complaints.ts'

const SHAPE = '{ "mcpServers": { "<name>": { "command": "<program>", "args": [] } } }'

/** What a reader of JSON expected, by its name for the error. */
const SYNTAX: Readonly<Record<string, Text>> = {
  CommaExpected: {
    en: 'a comma is missing before this',
    zh: '这里之前少了一个逗号',
  },
  ColonExpected: {
    en: 'a colon is missing before this',
    zh: '这里之前少了一个冒号',
  },
  PropertyNameExpected: {
    en: 'expected a key in double quotes; a last comma is one too many',
    zh: '这里应为双引号里的键；最后一项后面不能有逗号',
  },
  ValueExpected: {
    en: 'expected a value; a last comma is one too many',
    zh: '这里应为一个值；最后一项后面不能有逗号',
  },
  CloseBraceExpected: { en: 'a } is missing', zh: '少了一个 }' },
  CloseBracketExpected: { en: 'a ] is missing', zh: '少了一个 ]' },
  EndOfFileExpected: {
    en: 'the file should have ended before this',
    zh: '文件应该在这里之前结束',
  },
  InvalidCommentToken: {
    en: 'JSON has no comments; delete this one',
    zh: 'JSON 里不能有注释，请删掉',
  },
  UnexpectedEndOfString: { en: 'the closing " is missing', zh: '少了结尾的 "' },
  InvalidEscapeCharacter: {
    en: 'after \\ only " \\ / b f n r t u; write \\\\ for one \\',
    zh: '\\ 后面只能是 " \\ / b f n r t u；一个 \\ 要写成 \\\\',
  },
  InvalidCharacter: {
    en: 'a control character; write it as \\u....',
    zh: '有控制字符，请写成 \\u....',
  },
}

const UNREADABLE: Readonly<Record<string, Text>> = {
  ENOENT: { en: 'there is no such file', zh: '没有这个文件' },
  EISDIR: { en: 'expected a file, got a folder', zh: '应为文件，实际是目录' },
  EACCES: { en: 'this user may not read it', zh: '当前用户没有读权限' },
}

export const FILES = {
  unreadable: (code: string, message: string): Text => ({
    en: `cannot be read: ${UNREADABLE[code]?.en ?? message}`,
    zh: `读不出来：${UNREADABLE[code]?.zh ?? message}`,
  }),
  syntax: (error: string | undefined, message: string): Text => {
    const fix = error === undefined ? undefined : SYNTAX[error]
    return {
      en: `not JSON: ${fix?.en ?? message}`,
      zh: `不是 JSON：${fix?.zh ?? message}`,
    }
  },
  shape: (kind: string): Text => ({
    en: `expected ${SHAPE}, got ${kind}`,
    zh: complaintText(`expected ${SHAPE}, got ${kind}`).zh,
  }),
  keys: (keys: string, other: string | undefined): Text => {
    const fix =
      other === undefined
        ? { en: 'put the servers into "mcpServers"', zh: '请把服务端放进 "mcpServers"' }
        : {
            en: `write "mcpServers" instead of ${JSON.stringify(other)}`,
            zh: `请把 ${JSON.stringify(other)} 改成 "mcpServers"`,
          }
    return {
      en: `expected ${SHAPE}, got an object with the keys ${keys}; ${fix.en}`,
      zh: `应为 ${SHAPE}，实际的键是 ${keys}；${fix.zh}`,
    }
  },
  leftOut: { en: 'the whole file is left out', zh: '整个文件不算数' },
  goesOn: {
    en: 'its servers go on as they were; mend it and reload',
    zh: '里面的服务端照旧运行；修好后再 reload',
  },
  entryGoesOn: (name: string): Text => ({
    en: `${name} goes on as it was`,
    zh: `${name} 照旧运行`,
  }),
  unset: (variable: string, server: string): Text => ({
    en: `\${${variable}} is not set, so ${server} does not start; export ${variable}, or write \${${variable}:-default}`,
    zh: `\${${variable}} 没有设置，所以 ${server} 不启动；请 export ${variable}，或写成 \${${variable}:-默认值}`,
  }),
  trust: (name: string, near: string | undefined, known: string): Text => ({
    en: `expected a server of --config, got ${name}; ${near === undefined ? `it has ${known || 'none'}` : `did you mean ${near}?`}`,
    zh: `应为 --config 里的服务端，实际是 ${name}；${near === undefined ? `里面有：${known || '没有服务端'}` : `是不是 ${near}？`}`,
  }),
  meansNoServer: (rule: string, near: string | undefined): Text => ({
    en: `${rule} means no server that is configured${near === undefined ? '' : `; did you mean ${near}?`}`,
    zh: `${rule} 对不上任何已配置的服务端${near === undefined ? '' : `；是不是 ${near}？`}`,
  }),
  meansNoTool: (rule: string, near: string | undefined): Text => ({
    en: `${rule} means no tool that its server offers${near === undefined ? '' : `; did you mean ${near}?`}`,
    zh: `${rule} 对不上它的服务端提供的任何工具${near === undefined ? '' : `；是不是 ${near}？`}`,
  }),
  unknownKey: (key: string, near: string | undefined, known: string): Text => ({
    en: `nobody reads the key "${key}"; ${near === undefined ? `known are ${known}` : `did you mean "${near}"?`}`,
    zh: `没有 "${key}" 这个键；${near === undefined ? `有效的键：${known}` : `是不是 "${near}"？`}`,
  }),
  state: (wanted: string, got: string): Text => ({
    en: `expected ${wanted}, got ${got}`,
    zh: `应为 ${wanted}，实际是 ${got}`,
  }),
  got: (message: string, value: string): Text => ({
    en: `${message}, got ${value}`,
    zh: `${complaintText(message).zh}，实际是 ${value}`,
  }),
} as const

const STATE: Readonly<Record<string, Text>> = {
  EEXIST: { en: 'got a file', zh: '实际是文件' },
  ENOTDIR: { en: 'got a path through a file', zh: '路径中间有文件' },
  EISDIR: {
    en: 'got a folder where a file should be',
    zh: '应为文件的地方是目录',
  },
  EACCES: { en: 'this user may not write there', zh: '当前用户没有写权限' },
  EPERM: { en: 'this user may not write there', zh: '当前用户没有写权限' },
  EROFS: { en: 'nobody may write there', zh: '这里只读' },
  ENOSPC: { en: 'there is no space left', zh: '磁盘满了' },
}

export function unusableState(code: string, message: string, path: string): Text {
  return {
    en: `--state: expected a folder to write into, ${STATE[code]?.en ?? message}: ${path}`,
    zh: `--state：应为可写的目录，${STATE[code]?.zh ?? message}：${path}`,
  }
}

/** What is wrong, and in brackets what that leads to. */
export function withEffect(fault: Text, effect: Text): Text {
  return {
    en: `${fault.en} (${effect.en})`,
    zh: `${fault.zh}（${effect.zh}）`,
  }
}
