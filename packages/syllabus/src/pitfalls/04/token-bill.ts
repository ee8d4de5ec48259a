/** Everything a learner reads about the pitfall token-bill. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'token-bill'
const references = [
  'solutions/04-token/zero-sdk/src/measure.ts',
  'solutions/04-token/zero-sdk/src/estimate.ts',
] as const

export const tokenBill = {
  id,
  stage: '04',
  level: 'must',
  breaks: true,
  title: { en: 'What the tools cost', zh: '工具的账单' },
  holds: {
    en:
      'The share of the window comes from a real tokenizer, beside the ÷4 ' +
      'estimate and its error for English, Chinese, code and base64.',
    zh:
      '工具占了窗口多少，以真正的 tokenizer 为准，旁边列出除以 4 的估算，' +
      '以及它在英文、中文、代码和 base64 上的误差。',
  },
  symptom: {
    en:
      'The window is a tenth full before anybody has said a word. And a limit of ' +
      '4,000 tokens lets 16,000 Chinese characters through.',
    zh:
      '还没人开口，窗口已经用掉一成。定好的上限是 4000 token，' +
      '16000 个汉字却一个不落地放行了。',
  },
  cause: {
    en:
      'Every definition is sent again with every request, and parameters weigh ' +
      'more than descriptions. Four characters a token is a habit of English ' +
      'prose: a Han character is most of a token by itself, and base64 has three ' +
      'tokens to four characters.',
    zh:
      '工具定义每次请求都要整份重发，参数比描述还占分量。' +
      '四个字符一个 token 只是英文的经验：一个汉字就占掉大半个 token，' +
      'base64 每四个字符要三个 token。',
  },
  experiment: {
    en:
      'In `break/token-bill.ts`, write the tools of a server as you find them: 60 ' +
      'or more, with parameters that are explained. The harness counts their ' +
      'blocks, and it must be 20,000 tokens or more. It is worth it because a ' +
      'list on a screen weighs nothing.',
    zh:
      '在 `break/token-bill.ts` 里照真实服务端的样子写一份工具列表：' +
      '60 个以上，参数都带说明。测试框架数一遍这些块，要到 20000 token 才算数。' +
      '这个破坏实验值得做：列表放在屏幕上，看不出有多重。',
  },
  references,
  hints: [
    {
      en:
        'Print one block exactly as it goes into the request and count it twice: ' +
        'with the tokenizer, and with your estimate. Then do the same with a ' +
        'description in Chinese.',
      zh:
        '把一个块原样打印出来，也就是进请求的样子，数两遍：一遍用 tokenizer，' +
        '一遍用你的估算。再换成中文描述试一次。',
    },
    {
      en:
        'Count what is sent, compact JSON with name, description and schema, and ' +
        'not the objects you keep. The tokenizer refuses names of special tokens ' +
        'unless it is told that they are text. An estimate has to look at the ' +
        'kinds of characters, and at where one kind ends and the next begins.',
      zh:
        '要数的是发出去的那份紧凑 JSON，名字、描述、schema 都在里面，' +
        '而不是你手里的对象。遇到特殊 token 的写法，tokenizer 会拒绝，' +
        '得告诉它这就是普通文本。估算要看字符属于哪一类，' +
        '还要看哪里从一类换到另一类。',
    },
    lastRung(id, references, {
      en:
        'One sum over the blocks for the bill; one table of costs by kind of ' +
        'character for the estimate.',
      zh: '账单是对各块求和；估算靠一张按字符种类定价的表。',
    }),
  ],
  checks: {
    counted: {
      title: {
        en: 'bill: five tools of three servers',
        zh: '账单：三个服务端的五个工具',
      },
      expected: {
        en:
          'Tools and servers are listed with what the tokenizer says, dearest ' +
          'first, and the total is their sum.',
        zh: '工具和服务端各按 tokenizer 的数列出，贵的在前，总数就是它们的和。',
      },
    },
    'rule-of-four': {
      title: {
        en: 'bill: the rule of four, in six kinds of text',
        zh: '账单：除以四的估算，用在六类文本上',
      },
      expected: {
        en:
          'Beside the real number stands the quarter, with its error as a part of ' +
          'that number.',
        zh: '真实的数旁边列着四分之一法的结果，误差以真实的数为基准。',
      },
    },
    estimate: {
      title: {
        en: 'bill: an estimate without a tokenizer',
        zh: '账单：不用 tokenizer 的估算',
      },
      expected: {
        en:
          'For each kind it is at most 15 % below the real number, and at most ' +
          '2.5 times that number.',
        zh: '不论哪类文本，最多比真实的数低 15%，最多是它的 2.5 倍。',
      },
    },
    'any-text': {
      title: {
        en: 'bill: a text with <|endoftext|> in it',
        zh: '账单：夹着 <|endoftext|> 的文本',
      },
      expected: {
        en: 'Any text has a number of tokens, half an emoji included.',
        zh: '什么文本都数得出 token，半个 emoji 也不例外。',
      },
    },
    listed: {
      title: {
        en: 'bill: tools listed by servers, through the manager',
        zh: '账单：服务端列出、经管理器得到的工具',
      },
      expected: {
        en: 'What the manager offers is what the bill counts, by server.',
        zh: '管理器提供什么，账单就按服务端数什么。',
      },
    },
  },
} as const satisfies Pitfall
