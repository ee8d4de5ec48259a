/** What stage 02 promises: several servers under one host; no checks or hints yet. */
import { outline } from './outline.ts'

export const STAGE_02_OUTLINE = outline('02', {
  core: {
    'name-collision': {
      breaks: true,
      title: { en: 'Two tools, one name', zh: '两个工具，一个名字' },
      holds: {
        en:
          'Two servers with a `search` each: both can be called, and a table decides ' +
          'which, never luck.',
        zh: '两个服务端各有一个 `search`：两个都调得到，走哪个由表决定，不靠运气。',
      },
    },
    'underscore-split': {
      breaks: true,
      title: { en: 'The separator is also in the names', zh: '名字里也有分隔符' },
      holds: {
        en:
          'Full names and original pairs map one to one, in whatever order the ' +
          'servers connect.',
        zh: '全名与原来的「服务端加工具」一一对应，和连接的先后无关。',
      },
    },
    'name-limit': {
      title: { en: '64 characters for everything', zh: '64 个字符，前缀也算在内' },
      holds: {
        en:
          'A full name has at most 64 characters, prefix kept; shortened names stay ' +
          'distinct and stable; rules match the original pair.',
        zh:
          '全名不超过 64 个字符，前缀保留；缩短后的名字互不相同，重跑也不变；' +
          '规则匹配的是原来那一对。',
      },
    },
    'config-scopes': {
      title: { en: 'Five scopes, one server', zh: '五个作用域，一个服务端' },
      holds: {
        en:
          'Enterprise over dynamic over local over project over user; partial ' +
          'entries merge by field; a disabled entry keeps its claim; a bad file is ' +
          'named and costs nothing else.',
        zh:
          'enterprise 高于 dynamic，再往下是 local、project、user；' +
          '不完整的条目按字段合并；停用的条目仍占着名字；坏文件会被点名，' +
          '不连累别的文件。',
      },
    },
    'same-server-twice': {
      title: { en: 'One server under two names', zh: '同一个服务端，两个名字' },
      holds: {
        en:
          'The signature covers command, args, env and cwd, or the URL; the explicit ' +
          'entry wins; a dead twin does not suppress a live one.',
        zh:
          '签名涵盖 command、args、env 和 cwd，或者 URL；显式配置优先；连不上的那份，' +
          '不能挤掉连得上的那份。',
      },
    },
    'unset-variable': {
      title: { en: 'A variable that nobody set', zh: '没人设过的变量' },
      holds: {
        en:
          'Variables expand once, `:-` gives a default; an unset one stays visible ' +
          'and fails by its name, before anything is spawned.',
        zh:
          '变量只展开一遍，`:-` 后面是默认值；没设的原样可见，' +
          '并在启动进程之前按名字报错。',
      },
    },
    'spawn-storm': {
      breaks: true,
      title: { en: 'Twelve processes at once', zh: '十二个进程一齐启动' },
      holds: {
        en:
          'At most 3 local and 20 remote connects are in flight, and a slow one does ' +
          'not hold up the rest.',
        zh: '同时在连的本地服务端不超过 3 个，远程不超过 20 个；一个慢的不耽误其余的。',
      },
    },
    'state-machine': {
      title: { en: 'A status that cannot lie', zh: '不会撒谎的状态' },
      holds: {
        en:
          'Only legal transitions happen; a call in any other state fails at once ' +
          "with that state's reason; connected without tools on offer shows.",
        zh:
          '只发生合法的迁移；在别的状态下调用，立刻以该状态的原因失败；' +
          '连上了却没有提供工具，要看得出来。',
      },
    },
    'one-bad-server': {
      title: { en: 'One bad server stays one', zh: '坏一个，就只坏一个' },
      holds: {
        en: 'A crash, a hang or garbage from one server leaves the others untouched.',
        zh: '一个服务端崩溃、卡死或输出乱码，其他的都不受影响。',
      },
    },
  },
  beyond: {
    'empty-section': {
      failure: 'R8',
      title: { en: 'Empty is not missing', zh: '空的，不等于没有' },
      holds: {
        en: '`{}` adds nothing; `null` or `[]` is an error that names the file.',
        zh: '`{}` 什么也不增加；`null` 或 `[]` 是错误，并指明是哪个文件。',
      },
    },
    'gate-the-real-value': {
      title: { en: 'Check the thing you connect', zh: '查的和连的，得是同一个' },
      holds: {
        en: 'Policy sees the expanded object, and that very object is connected.',
        zh: '策略看到的是展开后的对象，拿去连接的也正是这个对象。',
      },
    },
    'list-changed-race': {
      title: { en: 'The old list arrives last', zh: '旧列表反而后到' },
      holds: {
        en:
          'A storm of notices becomes few fetches, and an old answer never ' +
          'overwrites a newer list.',
        zh: '一连串变更通知合并成少数几次拉取，旧的响应不会盖掉更新的列表。',
      },
    },
    pagination: {
      title: { en: 'The list has another page', zh: '列表还有下一页' },
      holds: {
        en:
          'All pages are read; an empty string is a valid cursor; a cursor that ' +
          'never moves ends in an error.',
        zh: '每一页都读到；空字符串是合法的游标；游标一直不动，就报错停下。',
      },
    },
    'capability-gap': {
      title: { en: 'Asking for what was not offered', zh: '没声明的，别去问' },
      holds: {
        en: 'Nothing is asked of a server that it did not declare.',
        zh: '服务端没有声明的能力，一概不问。',
      },
    },
  },
})
