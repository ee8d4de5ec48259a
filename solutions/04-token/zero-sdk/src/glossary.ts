/**
 * Words that people use for one another when they ask for a tool, line by line, and
 * what a Chinese question says for the English of a description. General words only:
 * what one tool alone is called belongs into its aliases.
 */
import { termsOf } from './tokenizer.ts'

/** A term, and how much a match with it says, 1 for a word of the question itself. */
export interface Alternative {
  term: string
  weight: number
}

/** What another word of the line is worth beside the word itself. */
const RELATED = 0.45
/** What a word is worth that people use whatever they want. */
const VAGUE = 0.5

const LINES = `
add append insert attach 添加 增加 加入 插入
create make new build generate produce 创建 新建 生成 建立 制作
delete remove erase drop clear forget discard 删除 移除 清除 清空 去掉
edit change modify update alter replace revise adjust 修改 编辑 更改 改动 更新 替换
read open view load content 读取 打开 内容
write save store record keep 写入 保存 存储
find search lookup locate discover query 搜索 查找 寻找 检索 查询 找到
list show display enumerate all 列出 显示 查看 展示
move rename relocate transfer 移动 重命名 改名
copy duplicate clone replicate 复制 拷贝 克隆
compare difference diff versus contrast 比较 对比 差异 区别
combine merge join unite integrate 合并 结合 整合
undo revert reset restore rollback back recover 撤销 回退 恢复 还原 重置
start begin launch run execute init initialize 开始 启动 运行 执行 初始化
stop end finish close quit terminate cancel 停止 结束 关闭 取消
send post submit publish share push deliver 发送 发布 提交 分享 推送
download fetch pull retrieve get obtain 下载 获取 拉取
upload push 上传
press click tap push hit 点击 按下 单击
type enter input fill text 输入 填写 填入
convert transform translate change turn 转换 换算 变成
compress zip gzip archive shrink 压缩 打包
check verify test validate audit inspect scan detect 检查 检测 验证 测试 审计
analyze analysis examine evaluate review assess insight 分析 评估 审查
explain describe summarize summary overview brief 解释 说明 总结 摘要 概括
recommend suggest advise propose idea recommendation 推荐 建议
calculate compute sum math plus add equation formula 计算 相加 求和 加法 数学
count number amount quantity many 数量 多少 统计
choose select pick option 选择 选项 挑选
wait delay pause until 等待 等到 暂停
draw plot visualize render sketch chart graph diagram 画图 绘制 绘图 图表
allow permit access permission 允许 访问 权限
monitor track watch follow observe log 监控 跟踪 追踪 日志
schedule plan arrange organize calendar appointment meeting reminder remind 安排 计划 日程 提醒 agenda event meeting availability book slot
file document doc attachment 文件 文档 资料
folder directory path 文件夹 目录 路径
picture image photo photograph illustration artwork drawing logo icon 图片 图像 照片 插图
screenshot capture snapshot 截图 截屏 快照
video movie film clip screencast youtube tv show episode 视频 录像 电影 录屏 录制 series netflix actor director cinema anime channel stream watch
audio sound voice podcast speech 音频 声音 语音
music song track playlist album artist band melody listen lyric 音乐 歌曲 歌单 genre singer concert dance radio spotify tune sing
website webpage site page web url link homepage domain internet online 网页 网站 页面 网址 链接 blog hosting server seo html
browser tab window 浏览器 窗口 标签
button element 按钮 元素
form field survey questionnaire 表单 表格
keyboard key shortcut 键盘 按键 回车
dialog popup alert prompt modal 弹窗 对话框
error bug problem issue exception debug failure wrong 错误 报错 问题 异常 调试
message notification chat conversation sms 消息 通知 聊天
network request http traffic response header 网络 请求 响应
speed performance slow fast latency load 性能 速度 加载
memory ram heap leak 内存 泄漏
repository repo project codebase github 仓库 项目 代码库
code program script programming developer software coding snippet 代码 程序 编程 脚本 软件 python javascript developer algorithm compile debug
commit revision version change 提交 版本
branch 分支
history log past previous timeline 历史 记录
author who person people user someone 作者 谁改 用户 人物
local remote server upstream 本地 远程 服务
release tag label mark milestone 标签 发布 标记
data dataset database table record statistic sql 数据 数据库 统计
graph node entity relation knowledge relationship connection 图谱 实体 关系 节点
environment variable config configuration setting 环境 变量 配置 设置
time clock hour now current 时间 几点 现在
date day month year week calendar today tomorrow daily 日期 今天 星期 每天 月份
timezone zone 时区
trend growth change over 趋势 走势 变化
share proportion percentage percent ratio part 比例 占比 份额 百分比
map location place geography coordinate address gps nearby near local 地图 位置 地点 附近 distance latitude longitude direction street around
route direction navigation journey path transit subway train bus station metro commute drive 路线 导航 地铁 traffic travel airport rail ride distance
chart pie donut 饼图
line curve 折线
organization company business corporate firm startup enterprise 公司 组织 企业
structure hierarchy tree 结构 架构 层级
cause reason why root 原因
process step flow stage procedure workflow 流程 步骤
word term keyword tag seo ranking 词语 关键词 词云
mind map thought brain 思维 导图
cook recipe dish meal food dinner lunch breakfast eat ingredient kitchen cuisine 菜谱 做法 怎么做 吃什么 做菜 食材 vegetarian vegan bake grocery nutrition chef cocktail drink wine beer
restaurant cafe bar dining table reservation eat food menu 餐厅 饭店 订座 sushi bistro chef delivery reservation dine
buy purchase shop shopping product order store price cheap affordable deal discount coupon sale cost 购买 商品 价格 优惠 retail ecommerce amazon brand gadget laptop smartphone bargain shipping catalog merchandise seller
house home apartment property rent mortgage condo villa realestate estate housing 房子 租房 买房 neighborhood lease tenant landlord realtor residential listing
travel trip vacation flight hotel tour tourist visit destination airline attraction journey itinerary holiday 旅行 机票 酒店 booking resort cruise beach hostel luggage lodging airbnb sightseeing passport visa
job career resume cv hiring work employment recruit interview candidate employer salary 工作 招聘 简历 position resume recruiter linkedin freelance profession internship career
course class lesson learn study teach tutor education school university student training tutorial 课程 学习 教学 skill curriculum math exam homework professor academy certificate quiz knowledge teacher
language english spanish french german japanese chinese italian korean translate translation grammar vocabulary 语言 翻译 英语
book novel literature read author fiction story library 图书 书籍 小说 chapter reading ebook thriller bestseller
story tale narrative plot fairy 故事
poem poetry poet verse 诗歌
news article headline journalist media current press 新闻 文章 headline politics breaking report coverage trending
paper research academic scientific science scholar study journal literature pubmed arxiv citation 论文 研究 学术 publication journal peer thesis bibliography reference
law legal lawyer attorney court patent legislation contract 法律 律师 sue attorney regulation legal compliance rights
health medical doctor disease symptom medicine drug hospital patient clinical 健康 医疗 医生 pain illness nurse treatment wellness therapy vaccine pharmacy dental
fitness workout exercise gym yoga muscle training diet nutrition calorie weight 健身 锻炼 calories running health wellness stretch
weather forecast temperature rain climate wind 天气 气温 storm snow humidity sunny cloud wind
sport team player league football soccer basketball baseball nfl nba match score championship golf 体育 比赛 tennis cricket hockey tournament playoff athlete coach stats race olympic
game play gaming puzzle chess quiz trivia xbox fun 游戏 player rpg steam board toy minecraft gamer
money finance financial invest investment stock market fund trading share portfolio earnings bank economic 股票 金融 投资 dividend etf hedge inflation economy nasdaq ticker equity revenue profit analyst
crypto cryptocurrency bitcoin blockchain ethereum token wallet nft coin 加密 货币 defi web3 exchange solana mining
credit card loan payment tax invoice budget bill 支付 账单
email mail inbox gmail letter newsletter 邮件 邮箱 reply outreach correspondence template
social media twitter tweet instagram tiktok facebook post 社交 微博
advertise ads advertisement marketing campaign promote brand 广告 营销 promotion audience outreach sponsor influencer google
image text ocr scan extract 提取 识别 ai paint portrait generate visual photo
pdf document page ebook  upload file convert paper
space nasa mars astronomy planet star astronaut iss satellite galaxy universe orbit 太空 宇宙 rocket spacex telescope galaxy cosmic
car vehicle auto automobile dealer drive truck 汽车 electric motorcycle engine mechanic fuel ev
pet dog cat animal 宠物
child kid children parent family baby 孩子 儿童 kids bedtime teenager toddler parent
gift present birthday 礼物
god bible religion church christian spiritual scripture verse quran islamic 宗教 prayer faith jesus holy
horoscope astrology zodiac tarot fortune psychic 星座 占卜
personality psychology mental emotion feeling mood therapy 心理 性格 anxiety stress relationship self test emotional
security safe vulnerability threat malware attack secure hack 安全 漏洞 scam fraud phishing virus privacy protect
password credential login account 密码 登录
design style color font theme creative ui 设计 样式 layout graphic template canvas banner poster
logo brand name slogan 
app application mobile android ios 应用 手机 build builder startup no code develop
api endpoint service interface plugin integration sdk 接口
chatbot bot assistant ai gpt model llm prompt 机器人 助手
quote saying phrase proverb 名言
joke humor funny laugh meme 笑话
fashion clothes clothing dress outfit wear shoe beauty makeup cosmetic skin 服装 美妆
art artist painting museum gallery 艺术 画作
event concert ticket festival show theater performance 活动 门票
charity donate donation nonprofit fundraise 慈善
energy solar electric power carbon environment climate emission sustainable 能源 环保 sustainability emission green recycle
airport flight aviation pilot aircraft 机场 航空
city town country region area state 城市 地区
question answer faq ask respond 问题 回答 help support guide advice
presentation slide powerpoint deck 演示 幻灯片
spreadsheet excel sheet table csv pivot 表格
note memo notebook remember reminder observation 笔记 记住 备忘
task todo project management productivity 任务 待办
customer client lead sales crm contact 客户 销售
review rating opinion feedback 评价 评论
image vision see look
think reason reflect solve step 思考 推理
`

/** They say little of what is wanted, however rare they are among descriptions. */
const VAGUE_WORDS = new Set(
  termsOf(`able access additional again all allow also anything ask available back best
  better both bring call come comprehensive create day different discover discuss down
  each easy effective efficient end enhance enjoy ensure entire essential every
  everything experience explain explore favorite feature find first follow full fun
  further general get good great high idea ideal improve include information interest
  keep key kind large latest learn level list long lot main make many more most much
  multiple near never new next now number offer old one only open option other overall
  own part particular people perfect personal place plan point popular possible
  potential quick quality range read recent recommend related right run same save
  search see seek set several share short show similar simple small something start
  step still such suggest suggestion support sure take text thing think time together
  tool top try turn two type understand unique up use useful user variety various view
  way well whole work world year yet`),
)

// #region search-recall
const RELATIVES = relativesIn(LINES)

/** The term itself first; a match with the best of them is what counts. */
export function alternativesTo(term: string): Alternative[] {
  const weight = VAGUE_WORDS.has(term) ? VAGUE : 1
  const related = [...(RELATIVES.get(term) ?? [])]
  const others = related.map(other => ({ term: other, weight: weight * RELATED }))
  return [{ term, weight }, ...others]
}

function relativesIn(lines: string): Map<string, Set<string>> {
  const relatives = new Map<string, Set<string>>()
  for (const line of lines.split('\n')) {
    const terms = termsOf(line)
    for (const term of terms) {
      const known = relatives.get(term) ?? new Set()
      relatives.set(term, known)
      for (const other of terms) if (other !== term) known.add(other)
    }
  }
  return relatives
}
// #endregion search-recall
