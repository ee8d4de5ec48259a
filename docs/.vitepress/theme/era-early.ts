/**
 * The remembered era, set in the head of a page before anything is laid out: what is
 * hidden only later moves the heading that a link leads to out of view.
 */
export const KEY = 'mcp-guide-era'

export const RECALL_EARLY =
  `try{let e=localStorage.getItem('${KEY}');` +
  `if(e=='modern'||e=='legacy')document.documentElement.dataset.era=e}catch{}`
