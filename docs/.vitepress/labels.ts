/** Labels of the default theme that it cannot be told, most of them for screen readers. */
export const CHINESE: Readonly<Record<string, string>> = {
  'Main Navigation': '主导航',
  'Sidebar Navigation': '侧边栏导航',
  Pager: '前后页',
  'extra navigation': '更多',
  'mobile navigation': '导航菜单',
  'toggle section': '展开或收起',
}
