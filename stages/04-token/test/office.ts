/**
 * Thirty tools as six servers would write them, and what else people call them.
 * Data only.
 */
import type { Tool } from './contract.ts'

/** Of each tool: name and description, its parameters, other words for it. */
const SERVERS: Readonly<Record<string, string>> = {
  mail: `
    send_message: Sends an e-mail to one or more addresses.
      recipient: Who gets it; subject: Title of the mail
      发邮件|write to somebody
    search_mailbox: Finds e-mails by sender, subject or words of the text.
      sender: Who wrote it; since: Earliest day
      查邮件|搜索邮件|old letters
    delete_mail: Moves one e-mail to the trash.
      mailId: Which one
      删除邮件|throw away a letter
    setAutoReply: Switches the out-of-office answer on or off.
      text: What it says; until: Last day
      自动回复|vacation note
    list_attachments: Lists the attachments of one e-mail with their sizes.
      mailId: Which one
      邮件附件|enclosed papers
  `,
  calendar: `
    create_event: Puts a new appointment into the calendar.
      start: When it begins; attendees: Who takes part
      新建日程|安排会议|schedule a meeting
    find_free_slot: Finds a time when all attendees are free.
      attendees: Who takes part; minutes: How long
      空闲时间|when is everybody available
    cancel_event: Cancels an appointment and informs the attendees.
      eventId: Which one
      取消会议|call off
    list_holidays: Lists the public holidays of a country in a year.
      country: Two letters; year: Four digits
      法定节假日|days off
  `,
  files: `
    read_document: Returns the text of a document.
      path: Where it lies
      读取文档|show me the paper
    rename_file: Gives a file another name in the same folder.
      path: Where it lies; name: The new one
      重命名文件|call it something else
    make_folder: Creates an empty folder.
      path: Where it will be
      新建文件夹|directory
    compressFolder: Packs a folder into one zip archive.
      path: Where it lies
      压缩文件夹|shrink
    restore_version: Brings back an earlier version of a file.
      path: Where it lies; version: Number of the version
      恢复旧版本|undo my changes
    share_link: Makes a link with which others can open a file.
      path: Where it lies; expires: Last day
      分享链接|give access
  `,
  repo: `
    open_pull_request: Proposes the commits of a branch for review.
      branch: Which one; title: One line
      提交合并请求|hand in my code
    list_issues: Lists open issues by label and assignee.
      label: Such as bug; assignee: A login
      查看问题列表|known defects
    closeIssue: Closes an issue with a comment.
      number: Of the issue
      关闭问题|mark as solved
    blame_line: Tells who last changed a line of source code, and when.
      path: Of the file; line: From 1
      谁改了这一行|author of this statement
    run_pipeline: Starts the build and the tests of a branch.
      branch: Which one
      运行流水线|compile everything
  `,
  shop: `
    find_product: Searches the catalog for products by name and price.
      name: Part of it; maxPrice: In euros
      查商品|goods
    track_parcel: Shows where a parcel is at the moment.
      trackingNumber: From the receipt
      查快递|where is my delivery
    refund_order: Pays back the money of an order.
      orderId: Which one; reason: One line
      退款|give the customer his cash
    to_do: Shows what is left to pack today.
      shelf: Number of the shelf
      待打包清单|remaining work
  `,
  oa: `
    apply_leave: 提交请假申请，包括年假、病假和事假。
      days: 请假天数; reason: 原因
      day off|annual vacation request
    submit_expense: 报销差旅费用，需要上传发票照片。
      amount: 金额; invoice: 发票
      travel costs|get my money back
    book_room: 预订会议室，可以按人数和楼层筛选。
      floor: 楼层; people: 人数
      meeting room reservation
    query_salary: 查询本人某个月的工资条。
      month: 月份
      payslip
    org_lookup: 在通讯录里查找同事的部门和电话。
      name: 姓名
      phone number of a colleague
    clock_in: 上班打卡，记录考勤时间和地点。
      place: 地点
      check in at work
  `,
}

interface Written {
  tool: Tool
  aliases: string[]
}

const WRITTEN: readonly Written[] = Object.entries(SERVERS).flatMap(
  ([server, text]) => {
    const lines = text.trim().split('\n')
    return lines.flatMap((line, at) =>
      at % 3 === 0
        ? [written(server, [line, lines[at + 1] ?? '', lines[at + 2] ?? ''])]
        : [],
    )
  },
)

function written(server: string, lines: readonly [string, string, string]): Written {
  const [head, parameters, also] = lines
  const [own, description] = inTwo(head)
  const properties = parameters.split(';').map(parameter => {
    const [name, said] = inTwo(parameter)
    return [name, { description: said, type: 'string' }]
  })
  const inputSchema = {
    properties: Object.fromEntries(properties),
    type: 'object',
  } as const
  const name = `mcp__${server}__${own}`
  return {
    tool: { name, server, tool: own, description, inputSchema },
    aliases: also.trim().split('|'),
  }
}

function inTwo(text: string): [string, string] {
  const at = text.indexOf(':')
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}

export const OFFICE: readonly Tool[] = WRITTEN.map(({ tool }) => tool)

export const ALIASES: Readonly<Record<string, string[]>> = Object.fromEntries(
  WRITTEN.map(({ tool, aliases }) => [tool.name, aliases]),
)
