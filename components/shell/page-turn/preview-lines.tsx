/** Placeholder for text that is still loading. */
export function PreviewLines() {
  return (
    <div className="preview-lines">
      <i />
      <i />
      <i />
    </div>
  );
}
