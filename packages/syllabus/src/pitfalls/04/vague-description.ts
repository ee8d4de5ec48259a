/** Everything a learner reads about the pitfall vague-description. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'vague-description'
const references = ['solutions/04-token/zero-sdk/src/lint.ts'] as const

export const vagueDescription = {
  id,
  stage: '04',
  level: 'must',
  failure: 'R2',
  breaks: false,
  title: { en: 'A description nobody can act on', zh: '看完仍不知道何时该用' },
  holds: {
    en:
      'The linter finds a missing what, when or when-not, undescribed ' +
      'parameters, and near-duplicates across servers.',
    zh:
      '检查器找得出：没写做什么、何时用、何时不用，参数没有描述，' +
      '以及不同服务端之间的近似重复。',
  },
  symptom: {
    en:
      'The tool is there, it works, and the model never calls it; or it calls ' +
      'another one whose description says the same.',
    zh: '工具在，也能用，模型却从来不调；要么就去调另一个，因为两个的描述说的是一回事。',
  },
  cause: {
    en:
      'A model chooses by text, and “Search.” is true of forty tools. Whoever ' +
      'wrote it knew when to use it and did not say so. Two servers cannot know ' +
      'of each other, so nobody but the host can see that they compete.',
    zh:
      '模型是凭文字来选的，只写「搜索」两个字，放在四十个工具上都成立。' +
      '写的人心里清楚什么时候该用，却没写出来。两个服务端互不知情，' +
      '它们撞了车，只有宿主看得见。',
  },
  references,
  hints: [
    {
      en:
        'Run your linter over a tool that formats information about users, and ' +
        'look at what it takes for advice on when to use it.',
      zh: '拿一个「格式化用户信息」的工具来检查，看看你的检查器把哪个字当成了「何时用」。',
    },
    {
      en:
        'Split into words once, and ask all rules of the same list; Chinese has no ' +
        'spaces, so there a character has to do, and its neighbours tell whether ' +
        'it is a word. Parameters nest as deep as the schema does. Compare sets, ' +
        'each pair from one side.',
      zh:
        '只分一次词，所有规则都查同一张表；中文没有空格，只好按字来，' +
        '是不是一个词要看前后的字。参数嵌套多深，就得走多深。' +
        '比较用集合，每一对只从一边比。',
    },
    lastRung(id, references, {
      en: 'Words as a list for the rules and as a set for the pairs; paths by recursion.',
      zh: '词表一份给规则查，一份去重后给两两比较；路径靠递归拼出来。',
    }),
  ],
  checks: {
    'what-when-not': {
      title: {
        en: 'descriptions: what, when and when not, in two languages',
        zh: '描述：做什么、何时用、何时不用，中英文都有',
      },
      expected: {
        en: 'Exactly what is missing is found, in an absent description all three.',
        zh: '缺哪样就报哪样，没有描述的三样全报。',
      },
    },
    'whole-words': {
      title: {
        en: 'descriptions: the words of advice inside other words',
        zh: '描述：提示词藏在别的词里',
      },
      expected: {
        en: 'Neither `for` in `format` nor half of a Chinese word says when.',
        zh: '`format` 里的 `for`、半个中文词，都不算说了何时用。',
      },
    },
    parameters: {
      title: {
        en: 'descriptions: parameters, nested and with odd names',
        zh: '描述：参数，有嵌套的，也有怪名字的',
      },
      expected: {
        en: 'Each one without a description is named by its path, once.',
        zh: '没有描述的参数逐个报出路径，各报一次。',
      },
    },
    twins: {
      title: {
        en: 'descriptions: two servers that say the same',
        zh: '描述：两个服务端说法雷同',
      },
      expected: {
        en: 'From 0.8 on a pair is told, once, and two empty ones are no pair.',
        zh: '重合度到 0.8 就报，每对报一次，两个空描述不算。',
      },
    },
  },
} as const satisfies Pitfall
