/** How to use `mcp-probe`. */
import type { Text } from '@workshop/syllabus'

export const HELP: Text = {
  en: `usage: mcp-probe [options] -- <command…>     a server behind a pipe
       mcp-probe [options] <url>             a server behind a URL
       mcp-probe [options] text <path…>      texts and folders of texts (- is stdin)
       mcp-probe [options] exchange <path…>  recorded messages

options
  --json           one object on stdout; "ok" is true exactly when the exit code is 0
  --sarif          of texts: SARIF 2.1.0
  --strict         deviations, and mixed texts, count (exit 5 and 6)
  --again          starts a second process where only that can show a dual-era server
  --timeout <s>    for one answer, 5 if absent
  --record <file>  keeps the frames of a live probe as JSON lines
  --lang en|zh

exit codes
  0 modern, or nothing dated · 3 legacy only · 4 dual-era · 5 deviates (--strict)
  6 dated text · 1 usage · 2 nobody answers at the address
  10 no such command · 11 cannot be started · 12 exits · 13 never answers
  14 floods stdout · 15 floods stderr · 16 prints no messages
  20 redirects · 21 needs credentials · 22 a web page · 23 outage (5xx)
  24 something else than MCP · 25 too large · 130 interrupted`,
  zh: `用法：mcp-probe [选项] -- <命令…>         管道后面的服务端
      mcp-probe [选项] <网址>             网址后面的服务端
      mcp-probe [选项] text <路径…>       文章，或整个目录（- 表示标准输入）
      mcp-probe [选项] exchange <路径…>   录下来的消息

选项
  --json           标准输出上只有一个对象；退出码为 0 时 "ok" 才是 true
  --sarif          用于文章：SARIF 2.1.0
  --strict         偏差和新旧混杂的文章也算数（退出码 5 和 6）
  --again          需要时再起一个进程，看它是否两代都讲
  --timeout <秒>   每个响应等多久，默认 5
  --record <文件>  把实测的每一帧存成 JSON 行
  --lang en|zh

退出码
  0 讲新一代，或者没有过时内容 · 3 只讲旧一代 · 4 两代都讲 · 5 有偏差（--strict）
  6 文章过时 · 1 用法不对 · 2 地址没有人响应
  10 没有这个命令 · 11 启动不了 · 12 自己退出 · 13 一直不回答
  14 标准输出泛滥 · 15 stderr 泛滥 · 16 打印的不是消息
  20 重定向 · 21 要凭证 · 22 是网页 · 23 故障（5xx）
  24 不是 MCP · 25 太大 · 130 被中断`,
}
