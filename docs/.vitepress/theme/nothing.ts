/**
 * In place of parts of the default theme that no page uses: they would be loaded. A
 * function and not a template, of which, empty, the server writes nothing at all: the
 * browser looks for the comment that stands for it, and makes the page anew.
 */
export default () => null
