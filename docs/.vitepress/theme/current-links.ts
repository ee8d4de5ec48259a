/**
 * What the default theme shows by colour only: the link of the page one is on. It is
 * marked for screen readers, and moved into view in a long sidebar.
 */
const ACTIVE = [
  '.VPSidebarItem.is-active > .item > .VPLink',
  '.VPNavBarMenuLink.active',
  '.VPNavScreenMenuLink.active',
].join(', ')

export function markCurrentLinks(): void {
  for (const link of document.querySelectorAll('[aria-current="page"]')) {
    link.removeAttribute('aria-current')
  }
  for (const link of document.querySelectorAll(ACTIVE)) {
    // An active entry of the bar may stand for a whole section; that is no page.
    const isHere =
      new URL((link as HTMLAnchorElement).href).pathname === location.pathname
    link.setAttribute('aria-current', isHere ? 'page' : 'true')
  }
  const [sidebar, here] = [
    document.querySelector('.VPSidebar'),
    document.querySelector('.VPSidebarItem.is-active > .item > .VPLink'),
  ]
  if (!sidebar || !here) return
  const [frame, line] = [sidebar.getBoundingClientRect(), here.getBoundingClientRect()]
  if (line.top < frame.top || line.bottom > frame.bottom) {
    sidebar.scrollTop += line.top - frame.top - frame.height / 2
  }
}
