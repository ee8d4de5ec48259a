/** Everything a learner reads about the pitfall config-scopes. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'config-scopes'
const references = ['solutions/02-multi-server/zero-sdk/src/config.ts'] as const

export const configScopes = {
  id,
  stage: '02',
  level: 'must',
  breaks: false,
  title: { en: 'Five scopes, one server', zh: '五个作用域，一个服务端' },
  holds: {
    en:
      'Enterprise over dynamic over local over project over user; partial entries ' +
      'merge by field; a disabled entry keeps its claim; a bad file is named and ' +
      'costs nothing else.',
    zh:
      'enterprise 高于 dynamic，再往下是 local、project、user；' +
      '不完整的条目按字段合并；停用的条目仍占着名字；坏文件会被点名，' +
      '不连累别的文件。',
  },
  symptom: {
    en:
      'One comma too many, and every server is gone. A project file sets one ' +
      'field, and the server "has no command". You switched a server off, and a ' +
      'repository switches it on again.',
    zh:
      '多了一个逗号，所有服务端都没了。项目文件只写了一个字段，' +
      '服务端就成了「没有 command」。你停用的服务端，进了某个仓库又自己启用了。',
  },
  cause: {
    en:
      'Different people write these files, and "the last one wins" says neither ' +
      'who may decide nor what becomes of the other fields. A file that cannot be ' +
      'parsed then passes for an empty one. And a disabled entry that is dropped ' +
      'before the merge leaves its name to the next file.',
    zh:
      '这些文件出自不同的人，「后面的覆盖前面的」既没说谁有权决定，' +
      '也没说其余的字段怎么办。解析不了的文件，又被当成了空文件。' +
      '停用的条目要是合并之前就扔掉，名字便让给了下一个文件。',
  },
  references,
  hints: [
    {
      en:
        'Take a server that three files mention. For each field of the result, ' +
        'which file does it come from, and was that file allowed to decide?',
      zh:
        '找一个三个文件都提到的服务端。结果里的每个字段来自哪个文件，' +
        '那个文件有没有资格决定？',
    },
    {
      en:
        'Order by scope, not by arrival; merge the fields; judge only what came ' +
        'out of it. `disabled` goes by a rule of its own, because a weaker scope ' +
        'must not lift what a stronger one forbade. An error costs the smallest ' +
        'thing that contains it.',
      zh:
        '按作用域排，不按传入的次序；先合并字段，再判断结果。' +
        '`disabled` 另有一套规则，因为强的一方禁了，弱的一方不能解禁。一处错误，' +
        '只赔上包含它的最小单位。',
    },
    lastRung(id, references, {
      en:
        'It sorts the sources by strength, merges the fields of each name, and ' +
        'decides `disabled` apart from them.',
      zh: '来源按强弱排序，同名的条目逐个字段合并，`disabled` 单独决定。',
    }),
  ],
  checks: {
    precedence: {
      title: {
        en: 'config: one server in five scopes, in any order',
        zh: '配置：五个作用域写了同一个服务端，次序不定',
      },
      expected: {
        en: 'The strongest scope decides, in whatever order the sources come.',
        zh: '不管来源的次序如何，都由最强的作用域说了算。',
      },
    },
    'merge-fields': {
      title: {
        en: 'config: each scope writes a part of the entry',
        zh: '配置：每个作用域各写条目的一部分',
      },
      expected: {
        en:
          'The entry has the fields of all of them, keys of `env` included, and ' +
          '`files` lists them, strongest first.',
        zh:
          '各个作用域写的字段，条目里都有，`env` 的键也一样；' +
          '`files` 由强到弱列出这些文件。',
      },
    },
    'disabled-rules': {
      title: {
        en: 'config: who may switch off, and who on',
        zh: '配置：谁能停用，谁能启用',
      },
      expected: {
        en:
          'A project can switch a server off and never on, stronger scopes can do ' +
          'both, and a disabled entry keeps its name.',
        zh: '项目只能停用、不能启用，更强的作用域两样都行，停用的条目仍占着名字。',
      },
    },
    'bad-file': {
      title: {
        en: 'config: byte order mark, comma, comment, half a file',
        zh: '配置：BOM、多余的逗号、注释、半个文件',
      },
      expected: {
        en:
          'The mark is accepted, each broken file is a problem with file, line and ' +
          'column, and the others load.',
        zh: 'BOM 照收；坏文件各报一个问题，写明文件、行、列；其他文件照常加载。',
      },
    },
    'bad-entry': {
      title: {
        en: 'config: wrong types, command with url, neither, ftp',
        zh: '配置：类型不对，command 和 url 都有或都没有，ftp',
      },
      expected: {
        en:
          'Each such entry is a problem with file and key, and the entries beside ' +
          'it load.',
        zh: '这样的条目各报一个问题，写明文件和键，旁边的条目照常加载。',
      },
    },
    'case-twins': {
      title: { en: 'config: GitHub and github', zh: '配置：GitHub 和 github' },
      expected: {
        en: 'The stronger entry stays, and a problem names the other one.',
        zh: '留下强的那个，另一个报成问题，并点出它的名字。',
      },
    },
  },
} as const satisfies Pitfall
