/** Single words of the contracts: states, risks, layers. Others stay as they are. */
import type { Text } from '@workshop/syllabus'

const ZH: Readonly<Record<string, string>> = {
  ...{ connected: '已连接', connecting: '连接中', waiting: '等待中', failed: '失败' },
  ...{ refused: '未获准', suppressed: '被同名项取代', disabled: '已停用' },
  ...{ closed: '已关闭', 'needs-auth': '需要登录' },
  ...{ ok: '正常', failing: '异常', unknown: '未知', degraded: '变差' },
  ...{ read: '只读', write: '写入', destructive: '破坏性' },
  ...{ allow: '允许', ask: '先问', deny: '拒绝', denied: '已拒绝' },
  ...{ same: '没变', changed: '已改动', new: '新增', gone: '已消失' },
  ...{ open: '已断开', 'half-open': '试探中', off: '已关闭' },
}

export function wordFor(word: string): Text {
  return { en: word, zh: Object.hasOwn(ZH, word) ? (ZH[word] ?? word) : word }
}
