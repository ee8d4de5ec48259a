/** Everything a learner reads about the pitfall accuracy-denominator. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'accuracy-denominator'
const references = ['solutions/04-token/zero-sdk/src/accuracy.ts'] as const

export const accuracyDenominator = {
  id,
  stage: '04',
  level: 'should',
  failure: 'R3',
  breaks: false,
  title: { en: 'Accuracy of what?', zh: '准确率，分母是什么' },
  holds: {
    en:
      'Accuracy is taken over the turns that needed a tool, with a minimum ' +
      'sample, and the denominator is printed.',
    zh: '准确率只算需要工具的那些轮次，样本有下限，分母要一起打出来。',
  },
  symptom: {
    en:
      'The report says 97 % of selections were right. The model has not called ' +
      'the one tool that mattered since Monday.',
    zh: '报告写着选择准确率 97%，而真正要紧的那个工具，模型从周一起就没调用过。',
  },
  cause: {
    en:
      'Most turns need no tool, and in those a model that never calls anything is ' +
      'always right. Over all turns, the easy ones hide the others. And of three ' +
      'cases, any share is luck.',
    zh:
      '多数轮次用不着工具，从不调用的模型在这些轮次里总是对的。' +
      '拿全部轮次来算，容易的就把难的盖住了。只有三个样本，得到多少都是运气。',
  },
  references,
  hints: [
    {
      en:
        'Feed your function fifty turns of small talk and one in which a tool was ' +
        'needed and not called. What does it say?',
      zh: '给你的函数五十轮闲聊，加一轮该调用却没调用的。它报出来是多少？',
    },
    {
      en:
        'Two groups, two figures: turns with a need are judged by whether the ' +
        'wanted name is among the calls, the others by whether anything was called ' +
        'at all. Below the smallest sample you accept, give the counts and keep the ' +
        'share to yourself.',
      zh:
        '分两组，各出各的数：有需要的，看要的那个在不在调用里；没需要的，' +
        '看有没有乱调用。样本不到你能接受的下限，就只报计数，不报比率。',
    },
    lastRung(id, references, {
      en: 'It divides only by the turns with a need, and only when they are enough.',
      zh: '只拿有需要的轮次作分母，而且要够数才除。',
    }),
  ],
  checks: {
    denominator: {
      title: {
        en: 'statistics: a conversation that is mostly small talk',
        zh: '统计：大半是闲聊的对话',
      },
      expected: {
        en:
          'The accuracy is that of the turns which needed a tool; wrong calls in ' +
          'the others are counted apart.',
        zh: '准确率只看需要工具的轮次，其余轮次里的误调用另外计数。',
      },
    },
    'too-few': {
      title: {
        en: 'statistics: one turn less than the minimum',
        zh: '统计：比下限少一轮',
      },
      expected: {
        en: 'There are counts and no accuracy, and never a division by 0.',
        zh: '有计数，没有准确率，也绝不会除以 0。',
      },
    },
    said: {
      title: {
        en: 'statistics: the line that a person reads',
        zh: '统计：给人看的那一行',
      },
      expected: {
        en:
          'It shows how many were right and of how many, and no percentage where ' +
          'there is no accuracy.',
        zh: '多少轮里对了多少都写着，没有准确率时不出现百分比。',
      },
    },
  },
} as const satisfies Pitfall
