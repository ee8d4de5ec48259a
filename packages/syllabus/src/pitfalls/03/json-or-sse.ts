/** Everything a learner reads about the pitfall json-or-sse. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'json-or-sse'
const references = [
  'solutions/03-remote/zero-sdk/src/event-stream.ts',
  'solutions/03-remote/zero-sdk/src/reply.ts',
] as const

export const jsonOrSse = {
  id,
  stage: '03',
  level: 'must',
  breaks: false,
  title: { en: 'One request, two kinds of answer', zh: '一个请求，两种响应' },
  holds: {
    en:
      'JSON and SSE are both read, empty bodies too, and SSE with CRLF, comments ' +
      'and several `data:` lines, cut anywhere.',
    zh:
      'JSON 和 SSE 都读，空响应体也认；SSE 里有 CRLF、注释、多行 `data:`，' +
      '切在哪里都行。',
  },
  symptom: {
    en:
      'The answer sits in your buffer, and the request runs into its limit. Or ' +
      '"unexpected end of JSON input" after a notification that went well. It works ' +
      "with your own server, and with nobody else's.",
    zh:
      '响应就在缓冲区里，请求却一直等到超时。或者通知明明发成功了，' +
      '却报 "unexpected end of JSON input"。自己的服务端没问题，换谁的都不行。',
  },
  cause: {
    en:
      'The server chooses, for each request, between one JSON object and an event ' +
      'stream, and a stream allows three line ends, comments, and data on several ' +
      'lines. A search for `\\n\\n` and one `JSON.parse` a line read only the ' +
      'stream that their author had seen.',
    zh:
      '每个请求用一个 JSON 对象还是事件流来回答，由服务端决定；' +
      '事件流有三种行尾，可以有注释，数据也可以分成几行。' +
      '查找 `\\n\\n`、一行一个 `JSON.parse`，读得懂的只有作者见过的那种流。',
  },
  references,
  hints: [
    {
      en:
        'Run `pnpm trace` and look at the bytes: where does a line end, and where ' +
        'does an event? Which of your comparisons look at a whole header?',
      zh:
        '运行 `pnpm trace`，看看字节：一行在哪里结束，一个事件又在哪里结束？' +
        '你有哪些比较，拿的是整个响应头？',
    },
    {
      en:
        'Read lines before events: CRLF, LF or CR ends one, and a CR may be the ' +
        'last byte you have. Collect `data` until an empty line. Decide by the media ' +
        'type alone, and treat an empty answer to a request as an error of its own.',
      zh:
        '先读行，再读事件：CRLF、LF、CR 都是行尾，CR 还可能正好是手上的最后一个字节。' +
        '遇到空行之前，`data` 一直攒着。只凭媒体类型判断；请求得到空响应，' +
        '单独算一种错误。',
    },
    lastRung(id, references, {
      en:
        'The decoder remembers a CR at the end of a chunk; the reply is read by its ' +
        'media type, and ends with the message that has the id of the request.',
      zh:
        '解码器会记住分块末尾的 CR；响应按媒体类型来读，' +
        '读到 id 与请求相同的消息为止。',
    }),
  ],
  checks: {
    cuts: {
      title: {
        en: 'client: CRLF, LF and CR, a byte at a time',
        zh: '客户端：CRLF、LF、CR，逐个字节到达',
      },
      expected: {
        en: 'The same result as from one piece, characters of several bytes included.',
        zh: '与一次到齐的结果相同，多字节字符也不例外。',
      },
    },
    grammar: {
      title: {
        en: 'client: comments, several data lines, other fields, a BOM',
        zh: '客户端：注释、多行 data、其他字段、开头的 BOM',
      },
      expected: {
        en: 'The message that they contain, and no error for the rest.',
        zh: '读出其中的消息，其余的不引起错误。',
      },
    },
    'content-type': {
      title: {
        en: 'client: media types in capitals and with parameters',
        zh: '客户端：大写的、带参数的媒体类型',
      },
      expected: {
        en:
          'Both kinds are read and both stand in `Accept`; a page of HTML is ' +
          '`BadAnswer` and shows how it begins.',
        zh:
          '两种都能读，`Accept` 里两种都写；HTML 页面是 `BadAnswer`，' +
          '并给出它的开头。',
      },
    },
    'empty-body': {
      title: {
        en: 'client: 202, 204 and 200 with nothing in it',
        zh: '客户端：没有正文的 202、204、200',
      },
      expected: {
        en: 'Fine for a notification; for a request it is `BadAnswer`, at once.',
        zh: '对通知来说没有问题；对请求来说是 `BadAnswer`，立刻报出。',
      },
    },
    'error-inside': {
      title: {
        en: 'client: a JSON-RPC error, as JSON and on a stream',
        zh: '客户端：JSON-RPC 错误，放在 JSON 里和放在流里',
      },
      expected: {
        en:
          "The server's error with its code, whatever the code: only your own limits " +
          'have a `layer`.',
        zh:
          '是服务端的错误，code 照原样，是哪个 code 都一样；' +
          '带 `layer` 的只有你自己的时限。',
      },
    },
    endless: {
      title: {
        en: 'client: an answer of 18 MiB, in one line and in many',
        zh: '客户端：18 MiB 的响应，写成一行和写成许多行',
      },
      expected: {
        en: '`BadAnswer` as soon as it is too long, and the connection is closed.',
        zh: '一超过上限就是 `BadAnswer`，连接随即关闭。',
      },
    },
  },
} as const satisfies Pitfall
