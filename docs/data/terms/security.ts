/** What can be done to you. */
import type { TermGroup } from './group.ts'

export const SECURITY: TermGroup = {
  id: 'security',
  title: { en: 'Security', zh: '安全' },
  terms: [
    {
      id: 'prompt-injection',
      name: { en: 'Prompt injection', zh: '提示注入' },
      means: {
        en: 'Text that was meant to be read and is obeyed instead. It can come in every description and in every result.',
        zh: '本该只被阅读的文字被当成了指令。每段描述、每个结果里都可能有。',
      },
    },
    {
      id: 'tool-poisoning',
      name: { en: 'Tool poisoning', zh: '工具投毒' },
      means: {
        en: 'Instructions for the model hidden in a tool’s definition.',
        zh: '把写给模型的指令藏在工具定义里。',
      },
    },
    {
      id: 'rug-pull',
      name: { en: 'Rug pull', zh: '偷换定义' },
      means: {
        en: 'A definition that changes after it was approved. Pins notice.',
        zh: '批准之后才改掉的定义。定版能发现它。',
      },
    },
    {
      id: 'tool-shadowing',
      name: { en: 'Tool shadowing', zh: '工具遮蔽' },
      means: {
        en: 'A tool of one server that takes the place of another’s, by its name or by what its description says about it.',
        zh: '一个服务端的工具，靠名字或描述里的话，顶替了另一个服务端的。',
      },
    },
    {
      id: 'confused-deputy',
      name: { en: 'Confused deputy', zh: '混淆代理' },
      means: {
        en: 'A program that uses its own rights for somebody who does not have them.',
        zh: '程序用自己的权限，替没有权限的人办了事。',
      },
    },
    {
      id: 'token-passthrough',
      name: { en: 'Token passthrough', zh: 'token 直通' },
      means: {
        en: 'Handing a token that was issued for one server to another. The specification forbids it.',
        zh: '把签发给一个服务端的 token 转交给另一个。规范禁止。',
      },
    },
    {
      id: 'ssrf',
      name: { en: 'SSRF', zh: 'SSRF' },
      means: {
        en: 'Making a server, or a host, fetch an address it should not, such as one inside its own network. URLs from metadata are somebody else’s input.',
        zh: '诱使服务端或宿主去取不该取的地址，比如内网里的。元数据里的 URL 是别人给的输入。',
      },
    },
    {
      id: 'dns-rebinding',
      name: { en: 'DNS rebinding', zh: 'DNS 重绑定' },
      means: {
        en: 'A web page whose name suddenly points to your machine. The reason for the Origin check.',
        zh: '网页的域名忽然指向了你的机器。Origin 检查就是为此而设。',
      },
    },
  ],
}
