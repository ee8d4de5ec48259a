/** Everything that `detect` says to a learner, in both languages. */
import type { Text } from '@workshop/syllabus'
import type { Answer } from './answer.ts'
import type { State } from './trial.ts'

export const WORDS = {
  silent: { en: 'silent', zh: '安静' },
  alarm: { en: 'false alarm', zh: '误报' },
  broken: { en: 'no answer', zh: '没有结论' },
  caught: { en: 'caught', zh: '抓到' },
  missed: { en: 'missed', zh: '漏掉' },
  notLoaded: { en: 'does not load', zh: '加载不了' },
  notTried: { en: 'not tried', zh: '没有试' },
  toWrite: { en: 'to be written', zh: '还没写' },
  of: { en: 'of', zh: '/' },
  healthy: { en: 'healthy', zh: '个健康的' },
  about: { en: 'of the healthy', zh: '针对健康的' },
  why: { en: 'why', zh: '原因' },
  next: { en: 'next', zh: '下一步' },
  more: { en: 'more, all of them with --json', zh: '个，用 --json 看全部' },
} as const satisfies Record<string, Text>

/** Why it is so, in the order of what a learner has to do first. */
export const LESSONS: Readonly<Record<State, Text>> = {
  'not-loaded': {
    en: 'The file has to load before it can look at anything.',
    zh: '文件先要能加载，才谈得上检测。',
  },
  'no-answer': {
    en:
      'A detector that breaks tells nobody anything. It asks what the subject does, ' +
      'with what it was handed, and always comes back: with a sentence, or with none.',
    zh:
      '自己先坏掉的检测器，什么也告诉不了人。它只用拿到手的东西去问被测实现做了什么，' +
      '并且总会返回：一句话，或者没有话。',
  },
  'not-silent': {
    en:
      'An alarm on a healthy host is switched off within a week, and then it sees ' +
      'nothing. So whatever else it caught does not count. Claim only what the ' +
      'contract promises: no wording, no order, no timing that it leaves open.',
    zh:
      '健康的时候也响的报警，不出一周就会被人关掉，之后什么也看不见。' +
      '所以别的抓到多少都不算。只断言合同写明的事：合同没写的措辞、顺序、时序都不要管。',
  },
  'says-nothing': {
    en:
      'A detector makes the part, gives it a story that a host might live through, ' +
      'and says in one sentence what did not come out as the contract has it. ' +
      'Think of an implementation that looks right and is not; begin with that one.',
    zh:
      '检测器自己造出这个部件，给它一段宿主可能遇到的经历，再用一句话说出哪里和合同不符。' +
      '想一份看着没问题、其实不对的实现，就从它写起。',
  },
  misses: {
    en:
      'Each line above is an implementation that passes your check and does not hold ' +
      'what the contract says. Think of the shortest story in which it would differ ' +
      'from a healthy one, and tell that story as well.',
    zh:
      '上面每一行都是一份能骗过你的检测、却不守合同的实现。' +
      '想一段最短的经历，让它和健康的实现表现不同，把这段也加进去。',
  },
  'catches-all': {
    en:
      'Silent where nothing is wrong, and loud where something is: that is all a ' +
      'check is good for. It looked at behaviour, so it holds for any implementation.',
    zh:
      '没事时安静，有事时出声：检查的价值就在这里。' +
      '它看的是行为，所以对任何实现都管用。',
  },
}

/** What an answer that is no sentence means; `en` and `zh` of the same. */
export function sayAnswer(answer: Answer): Text {
  switch (answer.kind) {
    case 'silent':
      return { en: 'silent', zh: '没有出声' }
    case 'fault':
      return { en: `"${answer.sentence}"`, zh: `“${answer.sentence}”` }
    case 'threw':
      return { en: `it threw ${answer.error}`, zh: `抛出了 ${answer.error}` }
    case 'waits':
      return {
        en: 'it waits for something that never comes',
        zh: '它在等一件永远不会发生的事',
      }
    case 'blocked':
      return {
        en: 'it never gave the thread back, and was killed',
        zh: '它一直占着线程，已被终止',
      }
    case 'no-sentence':
      return {
        en: `expected a sentence or undefined, got ${answer.got}`,
        zh: `应返回一句话或 undefined，实际是 ${answer.got}`,
      }
    case 'looks':
      return {
        en: `it reaches for ${answer.at}; a detector sees only what the subject does`,
        zh: `它去碰了 ${answer.at}；检测器只能看被测实现的行为`,
      }
    case 'starts':
      return {
        en: `it starts a process, ${answer.program}; nothing here needs one`,
        zh: `它启动了进程 ${answer.program}；这里用不着进程`,
      }
  }
}
