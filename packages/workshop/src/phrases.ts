/**
 * Words that more than one command says, in both languages. What only one command
 * says stands in phrases/; what is said of a pitfall comes from the syllabus.
 */
import type { Text } from '@workshop/syllabus'

export const LABELS = {
  usage: { en: 'usage', zh: '用法' },
  options: { en: 'options', zh: '选项' },
  commands: { en: 'commands', zh: '命令' },
  next: { en: 'next', zh: '下一步' },
  file: { en: 'file', zh: '文件' },
} as const satisfies Record<string, Text>

const meant = (nearest: string | undefined): Text =>
  nearest === undefined
    ? { en: '', zh: '' }
    : { en: ` Did you mean ${nearest}?`, zh: `是不是 ${nearest}？` }

/** A list of words to type is the same in both languages. */
const textIn = (wanted: string | Text): Text =>
  typeof wanted === 'string' ? { en: wanted, zh: wanted } : wanted

export const ERRORS = {
  noCommand: (typed: string, nearest: string | undefined): Text => ({
    en: `There is no command ${typed}.${meant(nearest).en}`,
    zh: `没有 ${typed} 这个命令。${meant(nearest).zh}`,
  }),
  noPitfall: (typed: string, nearest: string | undefined): Text => ({
    en: `There is no pitfall ${typed}.${meant(nearest).en || ' `pnpm progress` lists them.'}`,
    zh: `没有 ${typed} 这个坑。${meant(nearest).zh || '`pnpm progress` 会列出所有的坑。'}`,
  }),
  whichPitfall: (command: string): Text => ({
    en: `Which pitfall? For example: \`pnpm ${command} stdout-noise\`; \`pnpm progress\` lists them.`,
    zh: `哪个坑？例如 \`pnpm ${command} stdout-noise\`；\`pnpm progress\` 会列出所有的坑。`,
  }),
  language: (typed: string): Text => ({
    en: `--lang: expected en or zh, got ${typed || 'nothing'}.`,
    zh: `--lang：应为 en 或 zh，实际是${typed ? ` ${typed}` : '空的'}。`,
  }),
  option: (typed: string, command: string): Text => ({
    en: `There is no option ${typed} here; \`pnpm ${command} --help\` lists them.`,
    zh: `没有 ${typed} 这个选项；\`pnpm ${command} --help\` 会列出可用的选项。`,
  }),
  optionValue: (typed: string, wanted: string | Text, actual: string): Text => ({
    en: `${typed}: expected ${textIn(wanted).en}, got ${actual || 'nothing'}.`,
    zh: `${typed}：应为 ${textIn(wanted).zh}，实际是${actual ? ` ${actual}` : '空的'}。`,
  }),
  tooMany: (typed: string, command: string): Text => ({
    en: `What is ${typed} for? \`pnpm ${command} --help\` says what is expected.`,
    zh: `多出来的 ${typed} 是什么意思？\`pnpm ${command} --help\` 里有用法。`,
  }),
  unusable: (path: string): Text => ({
    en: `${path} cannot be written. Make it, or the folder around it, a folder of yours, or delete it: the workshop makes a new one.`,
    zh: `${path} 写不进去。请把它或它所在的目录改成你自己能写的目录，或者干脆删掉，工作坊会重新建。`,
  }),
  ours: (message: string): Text => ({
    en: `The workshop itself has failed: ${message} (WORKSHOP_DEBUG=1 shows where.)`,
    zh: `工作坊自己出错了：${message}（设置 WORKSHOP_DEBUG=1 可以看到出错位置。）`,
  }),
  setAside: (file: string, keptAs: string, reason: string): Text => ({
    en: `${file} could not be read (${reason}). It is kept as ${keptAs}; the rest goes on without it.`,
    zh: `${file} 读不出来（${reason}）。已另存为 ${keptAs}，其余照常继续。`,
  }),
  notHere: (id: string, stage: string): Text => ({
    en: `${id} belongs to stage ${stage}, which is not in this checkout yet.`,
    zh: `${id} 属于阶段 ${stage}，这份代码里还没有这个阶段。`,
  }),
} as const
