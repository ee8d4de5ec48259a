/** Everything a learner reads about the pitfall dead-feature. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'dead-feature'
const references = ['solutions/05-security/zero-sdk/src/reachability.ts'] as const

export const deadFeature = {
  id,
  stage: '05',
  level: 'should',
  failure: 'R10',
  breaks: false,
  title: {
    en: 'Tested, exported, and never run',
    zh: '有测试，有导出，就是没在跑',
  },
  holds: {
    en:
      'A reachability check that ignores tests, definitions and re-exports finds ' +
      'the function nobody uses.',
    zh: '可达性检查不算测试、定义和再导出，找得出没人用的函数。',
  },
  symptom: {
    en:
      'The review of changed tools was written, exported and tested months ago. In ' +
      'all that time it has not stopped a single one, because nobody has ever ' +
      'called it.',
    zh:
      '工具变更的复核，几个月前就写好了，导出了，测试也齐全。可它至今一次也没拦过，' +
      '因为从来没有人调用它。',
  },
  cause: {
    en:
      'Everything that usually vouches for a function does so without running it: ' +
      'its definition, its export, the import in its test. A search for the name ' +
      'finds all of these, and takes them for use.',
    zh:
      '平时替一个函数作保的，都不需要真的运行它：定义、导出、测试里的导入。' +
      '搜名字会把这些全找出来，当成有人在用。',
  },
  references,
  hints: [
    {
      en:
        "Search your own sources for a function's name, and cross out every hit " +
        'that could stand there if the function never ran.',
      zh:
        '在自己的源码里搜一个函数名，凡是函数从不运行也照样可以出现的命中，' +
        '统统划掉。',
    },
    {
      en:
        'Read the text as a compiler would: comments and strings are the first to ' +
        'go. An import only says what a name stands for; follow it to its file, ' +
        'through whatever passes it on. A function that calls itself has not been ' +
        'called.',
      zh:
        '像编译器那样读：注释和字符串首先不算。导入只说明一个名字代表什么；' +
        '顺着它找到文件，中间转手的都要穿过去。自己调用自己，不算被调用。',
    },
    lastRung(id, references, {
      en:
        'It turns each file into names without texts, follows imports and ' +
        're-exports to the definition, and counts what is left.',
      zh: '每个文件只留下名字、去掉文本，顺着导入和再导出找到定义，再数剩下的使用。',
    }),
  ],
  checks: {
    'no-calls': {
      title: {
        en: 'health: only tests, comments, texts, re-exports, itself',
        zh: '健康：只有测试、注释、文本、再导出和它自己',
      },
      expected: {
        en: 'The function is listed with its file.',
        zh: '这个函数连同文件列出来。',
      },
    },
    'real-uses': {
      title: {
        en: 'health: called, handed on, renamed, by namespace',
        zh: '健康：被调用、被传递、改了名、经由命名空间',
      },
      expected: {
        en: 'No function that runs is listed.',
        zh: '在跑的函数一个也不列。',
      },
    },
    'same-name': {
      title: {
        en: 'health: other things of the same name',
        zh: '健康：同名的别的东西',
      },
      expected: {
        en:
          'Each function is judged by its own uses, and nothing but functions is ' +
          'listed.',
        zh: '每个函数只看它自己的使用，函数以外的都不列。',
      },
    },
  },
} as const satisfies Pitfall
