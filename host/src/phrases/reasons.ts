/**
 * Why a server is not there, in both languages: what a client says in known words. The
 * name is left out, for it stands before it; what the server wrote stays as it is.
 */
import type { Text } from '@workshop/syllabus'

type Says = (found: Readonly<Record<string, string | undefined>>) => Text

const KNOWN: readonly (readonly [RegExp, Says])[] = [
  [
    /^cannot start .*: spawn (?<program>.+) ENOENT$/s,
    ({ program }) => ({
      en: `cannot start: there is no program ${program} (a name is looked for in PATH, a path has to exist, and so has its cwd)`,
      zh: `无法启动：没有 ${program} 这个程序（名字在 PATH 里找；写路径的话要存在，cwd 也要存在）`,
    }),
  ],
  [
    /^cannot start .*: spawn (?<program>.+) EACCES$/s,
    ({ program }) => ({
      en: `cannot start: ${program} may not be run by this user`,
      zh: `无法启动：当前用户不能运行 ${program}`,
    }),
  ],
  [
    /^cannot start [^:]*: (?<why>.+)$/s,
    ({ why }) => ({ en: `cannot start: ${why}`, zh: `无法启动：${why}` }),
  ],
  [
    /exited with code (?<code>\d+)(: (?<words>.*))?$/s,
    ({ code, words }) => ({
      en: `exited with code ${code}${words ? `; its last words: ${words}` : ' and said nothing'}`,
      zh: `已退出，代码 ${code}${words ? `；最后的输出：${words}` : '，没有留下输出'}`,
    }),
  ],
  [
    /was ended by (?<signal>SIG\w+)(: (?<words>.*))?$/s,
    ({ signal, words }) => ({
      en: `was ended by ${signal}${words ? `; its last words: ${words}` : ''}`,
      zh: `被 ${signal} 结束${words ? `；最后的输出：${words}` : ''}`,
    }),
  ],
  [
    /^stdout ended inside a message: (?<sample>.*)$/s,
    ({ sample }) => ({
      en: `stdout ended inside a message: ${sample}`,
      zh: `stdout 在一条消息中间断了：${sample}`,
    }),
  ],
  [
    /^offered revision (?<offered>\S+), the server speaks (?<spoken>.*)$/s,
    ({ offered, spoken }) => ({
      en: `this host offers revision ${offered}, the server speaks ${spoken}`,
      zh: `宿主提供的版本是 ${offered}，服务端支持 ${spoken}`,
    }),
  ],
  [
    /^switched off in (?<file>.+)$/s,
    ({ file }) => ({ en: `switched off in ${file}`, zh: `在 ${file} 里停用了` }),
  ],
  [
    /^is connected, but offers no tools$/,
    () => ({ en: 'is connected, but offers no tools', zh: '已连接，但没有提供工具' }),
  ],
]

export function reasonText(reason: string, name: string): Text {
  for (const [pattern, says] of KNOWN) {
    const found = pattern.exec(reason)
    if (found) return says({ ...found.groups })
  }
  const own = reason.startsWith(`${name} `) ? reason.slice(name.length + 1) : reason
  return { en: own, zh: own }
}
