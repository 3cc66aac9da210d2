/**
 * Tells the style sheet how high the quiet line stands (components/online/online.css), as long as it does: its
 * sentences break as the screen's width and the page's language want. A ref.
 */
export function tellLineHeight(line: HTMLElement | null) {
  if (line === null) return;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty('--quiet-line', `${line.offsetHeight}px`));
  watch.observe(line);
  return () => {
    watch.disconnect();
    style.removeProperty('--quiet-line');
  };
}
