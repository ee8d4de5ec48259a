/** What a host has to decide. */
import type { TermGroup } from './group.ts'

export const HOSTS: TermGroup = {
  id: 'hosts',
  title: { en: 'Inside a host', zh: '宿主内部' },
  terms: [
    {
      id: 'qualified-name',
      name: { en: 'Qualified name', zh: '限定名' },
      means: {
        en: 'A tool’s name as the model sees it, with its server in it, unique in the host. Kept in a table, never parsed back.',
        zh: '模型看到的工具名，带着服务端，在宿主里唯一。靠对照表还原，不靠拆字符串。',
      },
    },
    {
      id: 'collision',
      name: { en: 'Collision', zh: '撞名' },
      means: {
        en: 'Two tools that would get the same name for the model, often only after characters are replaced or the name is cut.',
        zh: '两个工具在模型眼里成了同名，往往是替换字符或截断之后才撞上。',
      },
    },
    {
      id: 'scope-config',
      name: { en: 'Configuration scope', zh: '配置层级' },
      means: {
        en: 'Where an entry of the configuration comes from: project, user, or the organisation. Which one wins has to be said and shown.',
        zh: '一条配置来自哪里：项目、用户还是组织。谁覆盖谁，要写明，也要显示出来。',
      },
    },
    {
      id: 'approval',
      name: { en: 'Approval', zh: '批准' },
      means: {
        en: 'A person’s yes to one server or one call. Until it is there, the state is pending and nothing runs.',
        zh: '人对某个服务端或某次调用说的「可以」。没有它，状态就是待批准，什么都不运行。',
      },
    },
    {
      id: 'gate',
      name: { en: 'Gate', zh: '闸门' },
      means: {
        en: 'The place every call goes through before it leaves the host: allow, ask, or deny, and which rule decided.',
        zh: '每次调用离开宿主前必经的地方：放行、询问或拒绝，并说明由哪条规则决定。',
      },
    },
    {
      id: 'policy',
      name: { en: 'Policy', zh: '策略' },
      means: {
        en: 'The rules a gate follows. A deny wins over an allow; a list that is there and empty allows nothing.',
        zh: '闸门遵循的规则。拒绝压过允许；写了却为空的白名单，什么都不放行。',
      },
    },
    {
      id: 'pin',
      name: { en: 'Pin', zh: '定版' },
      means: {
        en: 'A fingerprint of a tool’s definition when it was approved. If the definition changes, the tool waits.',
        zh: '批准那一刻工具定义的指纹。定义一变，工具就等待重新批准。',
      },
    },
    {
      id: 'audit-log',
      name: { en: 'Audit log', zh: '审计日志' },
      means: {
        en: 'Who called what with which effect, and by which rule, without secrets. Written where the caller cannot change it.',
        zh: '谁调了什么、结果如何、凭哪条规则，不含密钥。写在调用方改不到的地方。',
      },
    },
    {
      id: 'health',
      name: { en: 'Health', zh: '健康状况' },
      means: {
        en: 'What the host knows about a server now, from what it has seen: ok, degraded, failed. A listing that was fetched yesterday is not health.',
        zh: '宿主此刻凭亲眼所见对服务端的判断：ok、degraded、failed。昨天取到的列表不算。',
      },
    },
    {
      id: 'signal',
      name: { en: 'Signal', zh: '信号' },
      means: {
        en: 'A figure the host keeps about itself that would move if a certain thing broke.',
        zh: '宿主对自己的一项度量：某件事坏了，它就会动。',
      },
    },
    {
      id: 'silent-failure',
      name: { en: 'Silent failure', zh: '静默失效' },
      means: {
        en: 'Everything is green, the log is clean, and the result is wrong. [Twelve of them](./guide/11.md) run through this guide.',
        zh: '一片绿，日志干净，结果却是错的。[十二种](./guide/11.md)贯穿全书。',
      },
    },
    {
      id: 'pitfall',
      name: { en: 'Pitfall', zh: '坑' },
      means: {
        en: 'A way to get MCP wrong, with a permanent id. Each has a [page](./pitfalls/index.md) and a test.',
        zh: '一种把 MCP 做错的方式，有固定的 id。每个都有[一页](./pitfalls/index.md)和一个测试。',
      },
    },
    {
      id: 'mutant',
      name: { en: 'Mutant', zh: '变异体' },
      means: {
        en: 'A correct solution with exactly one pitfall put back. A check that stays green on it is worth nothing.',
        zh: '在正确解法里恰好放回一个坑。对它仍然一片绿的检查毫无价值。',
      },
    },
    {
      id: 'guard',
      name: { en: 'Guard', zh: '守护测试' },
      means: {
        en: 'A test that turns red when a pitfall is in your code. Some unlock only after you have caused the symptom yourself.',
        zh: '代码里有某个坑就变红的测试。有些要你先亲手造出症状才解锁。',
      },
    },
  ],
}
