/** What stage 04 promises: what tools cost; no checks or hints yet. */
import { outline } from './outline.ts'

export const STAGE_04_OUTLINE = outline('04', {
  core: {
    'token-bill': {
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
    },
    'order-drift': {
      failure: 'R5',
      breaks: true,
      title: { en: 'First come, first listed, no cache', zh: '先到先排，缓存就没了' },
      holds: {
        en:
          'Tool blocks are byte-identical in every connect order, keys inside ' +
          'schemas too, and hashed per turn.',
        zh:
          '不管按什么顺序连接，工具块逐字节相同，schema 里的键也一样；' +
          '每轮各算一次哈希。',
      },
    },
    'sorted-evidence': {
      failure: 'R5',
      title: { en: 'Sorting destroys the evidence', zh: '一排序，证据就没了' },
      holds: {
        en:
          'The drift detector reads the order as it was sent, and catches drift that ' +
          'was planted.',
        zh: '检测器看的是发出去时的顺序，埋进去的漂移抓得到。',
      },
    },
    'heading-speaker': {
      failure: 'R9',
      breaks: true,
      title: { en: 'Who speaks under this heading?', zh: '这个标题底下，是谁在说话' },
      holds: {
        en:
          'Text from servers is fenced and labelled, and nothing inside it can forge ' +
          'the fence.',
        zh: '服务端的文本有围栏、有标签，里面的任何内容都伪造不出围栏。',
      },
    },
    'instructions-delta': {
      title: { en: 'Say it once', zh: '说一遍就够' },
      holds: {
        en:
          'Each server is announced once, and so is its removal; a cleared ' +
          'conversation starts again; the system prompt never changes.',
        zh:
          '每个服务端只宣布一次，移除也宣布；对话清空后重新来过；' +
          'system prompt 始终不变。',
      },
    },
    'vague-description': {
      failure: 'R2',
      title: { en: 'A description nobody can act on', zh: '看完仍不知道何时该用' },
      holds: {
        en:
          'The linter finds a missing what, when or when-not, undescribed ' +
          'parameters, and near-duplicates across servers.',
        zh:
          '检查器找得出：没写做什么、何时用、何时不用，参数没有描述，' +
          '以及不同服务端之间的近似重复。',
      },
    },
    'long-description': {
      title: { en: '2,048 characters, and no more', zh: '最多 2048 个字符' },
      holds: {
        en: 'The cap never splits a code point and never hides that it cut.',
        zh: '截断不会切开码点，也不隐瞒自己截过。',
      },
    },
    'oversized-result': {
      title: { en: 'A result larger than the window', zh: '比窗口还大的结果' },
      holds: {
        en:
          'At most 100,000 characters and 25,000 tokens, 1,600 for an image; no half ' +
          'JSON; error flags survive.',
        zh:
          '最多 100000 个字符、25000 token，图片每张算 1600；不留半截 JSON；' +
          '错误标志不丢。',
      },
    },
    'search-threshold': {
      title: {
        en: 'Search can cost more than it saves',
        zh: '搜索省下的，未必比花掉的多',
      },
      holds: {
        en:
          'Off under 15 tools, on over 50; savings count a whole conversation; what ' +
          'was hidden can still be found and called.',
        zh:
          '不到 15 个工具就关，超过 50 个就开；省了多少，按整段对话算；' +
          '藏起来的仍然找得到、调得到。',
      },
    },
  },
  beyond: {
    'never-called': {
      failure: 'R2',
      title: { en: 'Five reasons for zero calls', zh: '零调用的五种原因' },
      holds: {
        en:
          'Five causes are told apart by evidence from the captured request, "not ' +
          'sent" first.',
        zh: '凭抓到的请求分清五种原因，先看是不是根本没送出去。',
      },
    },
    'search-recall': {
      title: { en: 'The tool that search cannot find', zh: '搜不到的那个工具' },
      holds: {
        en:
          'Exact names are always found; recall@5 is at least 0.95, by class of ' +
          'query, Chinese included; ties are deterministic.',
        zh:
          '精确的名字总能找到；recall@5 不低于 0.95，按查询类别分列，中文也算；' +
          '并列时结果确定。',
      },
    },
    'stable-set': {
      failure: 'R5',
      title: { en: 'What was sent stays where it was', zh: '发过的就别再动' },
      holds: {
        en:
          'Connects, drops and list changes append; what was sent is never reordered ' +
          'within a conversation.',
        zh: '连接、断开和列表变更都只往后追加；同一段对话里，发过的不再换位置。',
      },
    },
    'cache-hints': {
      title: { en: 'How long, and for whom', zh: '能存多久，给谁用' },
      holds: {
        en:
          '`ttlMs` and `cacheScope` are obeyed page by page, and private lists are ' +
          'never shared between users.',
        zh: '`ttlMs` 和 `cacheScope` 逐页遵守，私有列表从不在用户之间共用。',
      },
    },
    'accuracy-denominator': {
      failure: 'R3',
      title: { en: 'Accuracy of what?', zh: '准确率，分母是什么' },
      holds: {
        en:
          'Accuracy is taken over the turns that needed a tool, with a minimum ' +
          'sample, and the denominator is printed.',
        zh: '准确率只算需要工具的那些轮次，样本有下限，分母要一起打出来。',
      },
    },
  },
})
