'use client';

import type { ChosenPicture } from '@/components/forms/pictures/choose-pictures.client';
import { Icon } from '@/components/ui/icon';

interface ChosenPicturesProps {
  pictures: ChosenPicture[];
  detach: string;
  onDetach: (file: File) => void;
}

/** What is chosen in a field for pictures, each with a button that takes it out again before it is sent. */
export function ChosenPictures({ pictures, detach, onDetach }: ChosenPicturesProps) {
  return (
    <ul className="pictures">
      {pictures.map(({ file, url }) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className="relative">
          {url === '' ? (
            <bdi className="thumb block p-2 pt-11 text-small break-all">{file.name}</bdi>
          ) : (
            <img src={url} alt="" className="picture thumb" />
          )}
          <button
            type="button"
            onClick={() => onDetach(file)}
            className="icon-button absolute end-0 top-0 border border-edge bg-card"
          >
            <Icon name="close" />
            <span className="sr-only">
              {detach}: <bdi>{file.name}</bdi>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
