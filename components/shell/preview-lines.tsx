/** Stands for words that are on their way. */
export function PreviewLines() {
  return (
    <div className="preview-lines">
      <i />
      <i />
      <i />
    </div>
  );
}
