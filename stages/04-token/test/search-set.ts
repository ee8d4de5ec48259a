/**
 * Forty questions about the thirty tools of office.ts, with the tools that would do.
 * Data only.
 */
export interface Question {
  query: string
  /** Own names; any of them will do. */
  wanted: readonly string[]
}

const asked = (query: string, ...wanted: string[]): Question => ({ query, wanted })

/** In words of the description, the parameters or the name. */
export const IN_ITS_WORDS: readonly Question[] = [
  asked('send an e-mail', 'send_message'),
  asked('search my mailbox for a sender', 'search_mailbox'),
  asked('attachments of this e-mail', 'list_attachments'),
  asked('new appointment in my calendar', 'create_event'),
  asked('free time of all attendees', 'find_free_slot'),
  asked('public holidays in Norway', 'list_holidays'),
  asked('zip archive of a folder', 'compressFolder'),
  asked('earlier version of a file', 'restore_version'),
  asked('a link to open this file', 'share_link'),
  asked('propose my branch for review', 'open_pull_request'),
  asked('close an issue', 'closeIssue'),
  asked('auto reply', 'setAutoReply'),
  asked('products by price', 'find_product'),
  asked('where is the parcel', 'track_parcel'),
]

/** In words that only an alias has. */
export const IN_OTHER_WORDS: readonly Question[] = [
  asked('call off', 'cancel_event'),
  asked('known defects', 'list_issues'),
  asked('compile everything', 'run_pipeline'),
  asked('payslip', 'query_salary'),
  asked('vacation note', 'setAutoReply'),
  asked('throw away a letter', 'delete_mail'),
  asked('phone number of a colleague', 'org_lookup'),
  asked('directory', 'make_folder'),
]

export const IN_CHINESE: readonly Question[] = [
  asked('我想请病假', 'apply_leave'),
  asked('报销差旅费', 'submit_expense'),
  asked('帮我预订一间会议室', 'book_room'),
  asked('查一下上个月的工资', 'query_salary'),
  asked('同事的电话', 'org_lookup'),
  asked('打卡', 'clock_in'),
  asked('给客户发邮件', 'send_message'),
  asked('重命名文件', 'rename_file'),
  asked('快递到哪里了', 'track_parcel'),
  asked('谁改了这一行代码', 'blame_line'),
]

export const IN_BOTH: readonly Question[] = [
  asked('把 folder 压缩成 zip', 'compressFolder'),
  asked('关闭 issue', 'closeIssue'),
  asked('提交 branch 的合并请求', 'open_pull_request'),
  asked('上传 invoice 报销', 'submit_expense'),
]

/** No word, and no two characters, of these stands anywhere above. */
export const ABOUT_NOTHING_HERE: readonly string[] = [
  'xylophone quartzite',
  'вчерашняя погода',
  '披萨',
  '???',
  '',
]
