/** Everything a learner reads about the pitfall heading-speaker. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'heading-speaker'
const references = ['solutions/04-token/zero-sdk/src/instructions.ts'] as const

export const headingSpeaker = {
  id,
  stage: '04',
  level: 'must',
  failure: 'R9',
  breaks: true,
  title: { en: 'Who speaks under this heading?', zh: '这个标题底下，是谁在说话' },
  holds: {
    en:
      'Text from servers is fenced and labelled, and nothing inside it can forge ' +
      'the fence.',
    zh: '服务端的文本有围栏、有标签，里面的任何内容都伪造不出围栏。',
  },
  symptom: {
    en:
      'A server brings instructions, and the model obeys a request that no user ' +
      'made. In the transcript it stands under `# User`.',
    zh:
      '服务端带来一段 instructions，模型照办了一件用户从没要求过的事。' +
      '翻开对话记录，这句话就写在 `# User` 底下。',
  },
  cause: {
    en:
      'To a model a prompt is one text, and who speaks is told by marks in it: ' +
      'headings, tags, lines that begin with a name. A server can write the same ' +
      'marks, closing tag included, and a list of forbidden ones never ends.',
    zh:
      '在模型眼里，提示词就是一整段文本，谁在说话全靠里面的记号：标题、标签、' +
      '以名字开头的行。这些记号服务端也写得出来，结束标签同样不例外；' +
      '想列一张黑名单，永远列不完。',
  },
  experiment: {
    en:
      'In `break/heading-speaker.ts`, put the text of a server under a heading ' +
      'with its name. The harness renders a text that brings `# User` along, and ' +
      'that line must stand there as a heading. It is worth it because the ' +
      'rendering looks tidy: only the author of the second half is wrong.',
    zh:
      '在 `break/heading-speaker.ts` 里，把服务端的文本放到以它命名的标题下面。' +
      '测试框架会渲染一段自带 `# User` 的文本，这一行要真的成了标题。' +
      '这个破坏实验值得做：排版看上去很整齐，只是后半段的作者换了人。',
  },
  references,
  hints: [
    {
      en:
        'Take your own rendering, with its first and last line, and pass it as the ' +
        'text of another server. Which lines could now be either of the two?',
      zh:
        '把你自己渲染出来的结果，连首行带末行，当成另一个服务端的文本传进去。' +
        '现在哪几行分不清是谁的？',
    },
    {
      en:
        'Do not look for dangerous words: mark every line of the text, and let no ' +
        'line of yours carry that mark. Then the only question left is what a ' +
        'line is, and more than two characters end one. Whatever a reader cannot ' +
        'see gets spelled out. The name comes from outside as well.',
      zh:
        '不要去找危险的字眼，给文本的每一行都加上记号，自己的行一律不带。' +
        '剩下的问题只有一个：什么算一行，能结束一行的字符可不止两个。' +
        '读者看不见的字符就拼出来给他看。名字也是外面来的。',
    },
    lastRung(id, references, {
      en: 'Split at every line end, a bar before each part, hidden characters as code.',
      zh: '遇到任何行尾都切开，每段前面加一道竖线，隐藏的字符写成代码。',
    }),
  ],
  checks: {
    forgeries: {
      title: {
        en: 'instructions: headings, speakers, tags and code fences',
        zh: '说明：自带标题、说话人、标签和代码围栏的文本',
      },
      expected: {
        en:
          'Each line stands between the first and the last, behind a bar and ' +
          'otherwise as it was.',
        zh: '每一行都在首行和末行之间，前面有竖线，其余原样。',
      },
    },
    'own-fence': {
      title: {
        en: 'instructions: a text made of your own fence',
        zh: '说明：拿你自己的围栏拼成的文本',
      },
      expected: {
        en: 'Copies, nested ones and look-alikes of the first and last line stay inside.',
        zh: '首末两行的副本、嵌套和仿冒，都只是围栏里的内容。',
      },
    },
    'line-ends': {
      title: {
        en: 'instructions: eight ways to end a line',
        zh: '说明：八种换行方式',
      },
      expected: {
        en: 'After each of them a new line of the text begins, with its own bar.',
        zh: '每一种之后都是新的一行，都有自己的竖线。',
      },
    },
    unseen: {
      title: {
        en: 'instructions: escapes, bidi marks, zero-width characters',
        zh: '说明：转义序列、双向控制符、零宽字符',
      },
      expected: {
        en: 'They appear as `\\u{…}`, while emoji, Persian, Chinese and tabs do not change.',
        zh: '它们显示成 `\\u{…}`，emoji、波斯文、中文和制表符不变。',
      },
    },
    'server-names': {
      title: {
        en: 'instructions: names with quotes, line ends and headings',
        zh: '说明：名字里有引号、换行和标题',
      },
      expected: {
        en:
          'Any name fits on the first line, different names give different ones, ' +
          'and the rest is untouched.',
        zh: '什么名字都只占首行，名字不同首行就不同，其余部分不受影响。',
      },
    },
  },
} as const satisfies Pitfall
