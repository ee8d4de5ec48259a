/** What is said of approvals and of definitions, in both languages. */
import type { Text } from '@workshop/syllabus'

export const TRUST = {
  alike: (count: number, more: string): Text => ({
    en: `[${more} ${count} characters alike ${more}]`,
    zh: `[${more} ${count} 个字符相同 ${more}]`,
  }),
  notShown: (count: number): Text => ({
    en: `[${count} characters more are not shown]`,
    zh: `[还有 ${count} 个字符没有显示]`,
  }),
  tooLong: (name: string, hidden: number, where: string): Text => ({
    en: `${hidden} characters of this are not shown (${where} has the whole), so a y is not enough: type ${name} to say yes to all of it, anything else is no: `,
    zh: `其中 ${hidden} 个字符没有显示（全文在 ${where}），所以只输入 y 不算：输入 ${name} 表示全部同意，其他都算不同意：`,
  }),
  notProject: (name: string): Text => ({
    en: `${name} is in your own configuration and needs no approval`,
    zh: `${name} 在你自己的配置里，不需要批准`,
  }),
  nothingHeld: (name: string): Text => ({
    en: `nothing of ${name} waits for approval`,
    zh: `${name} 没有等待批准的东西`,
  }),
  changedAgain: (name: string): Text => ({
    en: `${name} has changed again meanwhile; look at it once more`,
    zh: `${name} 在这期间又变了；请再看一遍`,
  }),
  approvedServer: (name: string): Text => ({
    en: `approved for this project: ${name}`,
    zh: `已在本项目批准：${name}`,
  }),
  approvedTool: (name: string): Text => ({
    en: `approved as it is now: ${name}`,
    zh: `已按现在的定义批准：${name}`,
  }),
  notApproved: (name: string): Text => ({
    en: `not approved: ${name}`,
    zh: `没有批准：${name}`,
  }),
  notApprovedInPipe: (name: string): Text => ({
    en: `not approved: ${name}. Nobody is there to look at it; approve it on a terminal, or add --yes`,
    zh: `没有批准：${name}。这里没有人能看它；请在终端里批准，或加上 --yes`,
  }),
  rejected: (name: string): Text => ({
    en: `rejected: ${name}`,
    zh: `已拒绝：${name}`,
  }),
  forgotten: (name: string): Text => ({
    en: `forgotten what was said of ${name}`,
    zh: `已撤回对 ${name} 说过的话`,
  }),
  pinsSame: (tools: number): Text => ({
    en: `all ${tools} tools are as approved`,
    zh: `全部 ${tools} 个工具都和批准时一样`,
  }),
  howToApprove: (name: string): Text => ({
    en: `approve ${name}  takes it as it is now`,
    zh: `approve ${name}  按现在的样子批准`,
  }),
  rival: (name: string): Text => ({
    en: `${name}: the project has a server of this name too; yours is in use. approve ${name} takes the project's, reject ${name} keeps yours`,
    zh: `${name}：项目里也有同名的服务端，现在用的是你自己的。approve ${name} 改用项目的，reject ${name} 保留你的`,
  }),
  rivalRejected: (name: string): Text => ({
    en: `you have rejected the project's ${name}; forget ${name} takes that back`,
    zh: `你拒绝过项目里的 ${name}；forget ${name} 可以撤回`,
  }),
  replaced: (name: string): Text => ({
    en: `the project's ${name} is in use in place of yours; forget ${name} gives yours back`,
    zh: `现在用的是项目里的 ${name}，不是你自己的；forget ${name} 换回你的`,
  }),
  pending: (name: string): Text => ({
    en: `from the project, waits for you: approve ${name}`,
    zh: `来自项目，等你批准：approve ${name}`,
  }),
  rejectedServer: (name: string): Text => ({
    en: `you have rejected it; forget ${name} takes that back`,
    zh: `你拒绝过它；forget ${name} 可以撤回`,
  }),
  firstSeen: (server: string, tools: number): Text => ({
    en: `${server} was never seen before: its ${tools} definitions are pinned as they are`,
    zh: `第一次见到 ${server}：它的 ${tools} 个定义已按现在的样子固定`,
  }),
  held: (server: string, tools: string): Text => ({
    en: `${server} has changed or added ${tools}: held back until you approve (pins shows how)`,
    zh: `${server} 改动或新增了 ${tools}：你批准之前不会调用（pins 看改动）`,
  }),
  heldUnread: (server: string, tools: string): Text => ({
    en: `what you approved of ${server} cannot be read: ${tools} held back until you approve (pins shows them)`,
    zh: `读不出你批准过 ${server} 的什么：${tools} 在你批准之前不会调用（pins 可以看）`,
  }),
} as const
