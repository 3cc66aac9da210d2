import { Picture } from '@/components/ui/picture';

interface WidePictureProps {
  source: string;
  /** The width it is shown at, as the `sizes` attribute. */
  sizes: string;
  isFirst: boolean;
}

/** A picture of sixteen by nine beside or above an operator's text. */
export function WidePicture({ source, sizes, isFirst }: WidePictureProps) {
  return (
    <div className="wide-picture">
      <Picture source={source} alt="" widths={[480, 640, 1080]} sizes={sizes} isFirst={isFirst} />
    </div>
  );
}
