/** Everything a learner reads about the pitfall path-escape. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'path-escape'
const references = ['solutions/05-security/zero-sdk/src/paths.ts'] as const

export const pathEscape = {
  id,
  stage: '05',
  level: 'should',
  breaks: false,
  title: { en: 'A way out of the root', zh: '越出根目录的路' },
  holds: {
    en:
      '`..`, absolute and encoded paths, symlinks, sibling prefixes and case ' +
      'tricks stay inside the root.',
    zh:
      '`..`、绝对路径、编码、符号链接、同前缀的兄弟目录、大小写花招，' +
      '都出不了根目录。',
  },
  symptom: {
    en:
      'A tool that may read `/srv/share` hands out a file of `/srv/share-secret`. ' +
      'Another one refuses every `..`, and follows a link that leads to the same ' +
      'place.',
    zh:
      '只许读 `/srv/share` 的工具，交出了 `/srv/share-secret` 里的文件。' +
      '另一个工具见到 `..` 就拒绝，却顺着链接走到了同一个地方。',
  },
  cause: {
    en:
      'A path is a question to the file system, and its letters are not the answer. ' +
      'Prefixes end in the middle of names, links lead anywhere, and a URL has more ' +
      'than one spelling for two dots. What is not there yet has a real path as ' +
      'well: the one it will have once it is written.',
    zh:
      '路径是向文件系统提的问题，字面不是答案。前缀可能断在名字中间，' +
      '链接可以指到任何地方，URL 里两个点的写法也不止一种。' +
      '还不存在的文件同样有真实路径，就是写出来之后的那条。',
  },
  references,
  hints: [
    {
      en:
        "Make a folder beside the root whose name begins with the root's name. Then " +
        'make a link inside the root to a file that does not exist yet.',
      zh:
        '在根目录旁边建一个目录，名字以根目录的名字开头。再在根目录里建一个链接，' +
        '指向还不存在的文件。',
    },
    {
      en:
        'Ask the file system about both, the root and the path, and compare its ' +
        'answers with a separator behind the root. Where it says that something is ' +
        'missing, go on from the part that is there, link by link. Decode once, and ' +
        'only what is a URL.',
      zh:
        '根目录和路径都去问文件系统，比较两个答案时，根的末尾带上分隔符。' +
        '它说没有的，就从存在的部分接着走，一个链接一个链接地跟。只解码一次，' +
        '而且只解码 URL。',
    },
    lastRung(id, references, {
      en:
        'It walks the path part by part and follows each link itself, so a dead one ' +
        'ends where a write would land.',
      zh: '它一段一段地走，自己跟每个链接，所以断掉的链接也停在写入会落到的地方。',
    }),
  ],
  checks: {
    outside: {
      title: {
        en: 'arguments: dots, siblings, absolute paths, NUL, case',
        zh: '参数：点号、兄弟目录、绝对路径、NUL、大小写',
      },
      expected: {
        en: 'Every path that leaves the root is refused with `PathEscape`.',
        zh: '凡是离开根目录的路径，都以 `PathEscape` 拒绝。',
      },
    },
    encoded: {
      title: {
        en: 'arguments: file URLs, encoded once and twice',
        zh: '参数：file URL，编码一次和两次',
      },
      expected: {
        en:
          'A URL is read as one, a percent sign of anything else stays, and neither ' +
          'leads outside.',
        zh: 'URL 按 URL 读，别的百分号原样保留，两者都通不到外面。',
      },
    },
    links: {
      title: {
        en: 'arguments: links out of the root, also dead ones',
        zh: '参数：通到根目录外的链接，断掉的也算',
      },
      expected: {
        en: 'None of them opens a way out, whether the file is there or not.',
        zh: '不管文件在不在，哪个链接都出不去。',
      },
    },
    inside: {
      title: {
        en: 'arguments: odd paths that stay inside',
        zh: '参数：看着怪、其实在里面的路径',
      },
      expected: {
        en:
          'Each resolves to its real path, also when the root was given through a ' +
          'link.',
        zh: '每个都得到真实路径，根目录经由链接给出时也一样。',
      },
    },
  },
} as const satisfies Pitfall
