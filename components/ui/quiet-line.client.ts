/**
 * Tells the style sheet the height of the line at the lower edge (components/online/online.css) while it is shown: how
 * its sentences wrap depends on the screen's width and the language. A ref.
 */
export function tellQuietLineHeight(line: HTMLElement | null) {
  if (line === null) return;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty('--quiet-line', `${line.offsetHeight}px`));
  watch.observe(line);
  return () => {
    watch.disconnect();
    style.removeProperty('--quiet-line');
  };
}
