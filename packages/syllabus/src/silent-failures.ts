/**
 * The twelve failures that never raise an error: what everybody sees meanwhile,
 * and the one observation that would tell. Not how to avoid them: pitfalls say that.
 */
import type { SilentFailure, SilentFailureId } from './types.ts'

export const SILENT_FAILURES: Readonly<Record<SilentFailureId, SilentFailure>> = {
  R1: {
    id: 'R1',
    title: { en: 'Noise on stdout', zh: 'stdout 上的噪声' },
    looksFine: {
      en:
        'The server starts, its log reads well, and in a terminal everything looks ' +
        'right.',
      zh: '服务端起得来，日志读着正常，在终端里看什么都对。',
    },
    tell: {
      en:
        'Count the lines of stdout that are not messages, for each server. Healthy ' +
        'is 0.',
      zh: '按服务端统计 stdout 上有多少行不是消息，健康值是 0。',
    },
  },
  R2: {
    id: 'R2',
    title: { en: 'Tools that are never called', zh: '从没被调用的工具' },
    looksFine: {
      en:
        'The connection is up, the list shows twenty tools, and no call has ever ' +
        'failed.',
      zh: '连接正常，列表里有二十个工具，从来没有一次调用失败。',
    },
    tell: {
      en:
        'Look for the tool in a request that really went to the model. If it is ' +
        'missing, the host lost it; if it is there, look at its name, its ' +
        'description and the gate.',
      zh:
        '到真正发给模型的请求里找这个工具。不在，是宿主弄丢了；在，再看名字、' +
        '描述和闸门。',
    },
  },
  R3: {
    id: 'R3',
    title: { en: 'A rate over too few cases', zh: '样本太少的比率' },
    looksFine: {
      en:
        'The breaker opened at 100% failures, the report says 100% accuracy, and ' +
        'both figures are correct.',
      zh: '熔断器在失败率 100% 时打开，报告写着准确率 100%，两个数都没算错。',
    },
    tell: {
      en:
        'Print the denominator beside every rate, and let no rate act below a ' +
        'minimum of cases.',
      zh: '每个比率旁边都写上分母；样本不到下限，就不许它触发任何动作。',
    },
  },
  R4: {
    id: 'R4',
    title: { en: 'A timeout behind another', zh: '被另一层挡住的超时' },
    looksFine: {
      en:
        'The new limit is saved, the configuration loads, and no call runs longer ' +
        'than it may.',
      zh: '新的限时保存好了，配置加载成功，也没有哪个调用超出限时。',
    },
    tell: {
      en:
        'Count how often each layer fires. One that stays at 0 while another fires ' +
        'is dead.',
      zh: '给每一层记触发次数。别的层在触发，它却一直是 0，那它就是死的。',
    },
  },
  R5: {
    id: 'R5',
    title: { en: 'An unstable tool order', zh: '不稳定的工具顺序' },
    looksFine: {
      en:
        'Every request lists the same tools and every answer is right. Only the bill ' +
        'grows.',
      zh: '每个请求列的都是同样的工具，回答也都对，只有账单在涨。',
    },
    tell: {
      en:
        'Hash the tool block of each turn exactly as it was sent, unsorted. The same ' +
        'tools must give the same hash.',
      zh: '每轮都对发出去的工具块原样取哈希，不要先排序。工具没变，哈希就不该变。',
    },
  },
  R6: {
    id: 'R6',
    title: {
      en: "A tool's failure sent as a protocol error",
      zh: '工具的失败当成了协议错误',
    },
    looksFine: {
      en: 'Failures are in the log with their codes, and the agent is still at work.',
      zh: '失败都带着错误码进了日志，agent 也还在干活。',
    },
    tell: {
      en:
        'Let a tool fail on purpose, and look for its words in what the model is ' +
        'given.',
      zh: '故意让一个工具失败，再到模型拿到的内容里找它的原话。',
    },
  },
  R7: {
    id: 'R7',
    title: { en: 'Annotations taken as guarantees', zh: '把注解当成了保证' },
    looksFine: {
      en: 'The tool is marked `readOnlyHint`, so nobody has to be asked.',
      zh: '工具标了 `readOnlyHint`，所以谁也不用问。',
    },
    tell: {
      en: 'Have a test server lie in each annotation. No lie may open a gate.',
      zh: '让测试用的服务端在每个注解上撒谎，哪个谎都不该打开闸门。',
    },
  },
  R8: {
    id: 'R8',
    title: { en: 'An empty list taken for no list', zh: '空列表当成了没有列表' },
    looksFine: {
      en: 'The policy loads, and no check ever refuses.',
      zh: '策略加载成功，检查从来没有拒绝过谁。',
    },
    tell: {
      en:
        'Three tests for each list: absent, empty, filled. The one that is usually ' +
        'missing is the second.',
      zh: '每个列表三个测试：没写、写了空的、写了内容。通常缺的是第二个。',
    },
  },
  R9: {
    id: 'R9',
    title: {
      en: 'Injected text that passes for the speaker',
      zh: '注入的文本冒充了说话人',
    },
    looksFine: {
      en: 'The text stands where it belongs, and every word of it is right.',
      zh: '文本放在该放的位置，一个字也没错。',
    },
    tell: {
      en:
        'Print what the model is given as plain characters. If you cannot say who ' +
        'wrote a part, neither can the model.',
      zh: '把模型拿到的内容按纯文本打印出来。你说不清哪一段是谁写的，模型也说不清。',
    },
  },
  R10: {
    id: 'R10',
    title: { en: 'Wired, and never used', zh: '接上了，没人用' },
    looksFine: {
      en: 'The function is written, exported and tested, and the tests pass.',
      zh: '函数写了，导出了，测试也过了。',
    },
    tell: {
      en:
        'Count its callers, leaving out tests, re-exports and the definition. Zero ' +
        'means that it does not run.',
      zh: '数一数调用它的地方，测试、再导出和定义本身都不算。是零，就说明它没在跑。',
    },
  },
  R11: {
    id: 'R11',
    title: { en: 'An old document read as the present', zh: '把旧文档当成了现状' },
    looksFine: {
      en: 'The code does what a good old document says, and so do the tests.',
      zh: '代码照着一份写得好的旧文档写，测试也照着它写。',
    },
    tell: {
      en: 'Take the revision from the wire, and date every sentence that says "now".',
      zh: '版本以线上的为准；凡是说「现在」的句子，都查清写于何时。',
    },
  },
  R12: {
    id: 'R12',
    title: { en: 'A health check that stops short', zh: '只查到一半的健康检查' },
    looksFine: {
      en: 'The process lives, the protocol answers, the dashboard is green.',
      zh: '进程活着，协议有回应，面板一片绿。',
    },
    tell: {
      en:
        'Ask each important tool something whose answer you know. If it returned ' +
        'nothing from now on, which signal would move?',
      zh:
        '拿一个你知道答案的问题去问每个要紧的工具。如果它从现在起只返回空，' +
        '哪个信号会动？',
    },
  },
}
