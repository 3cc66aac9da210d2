import type { ComponentProps } from 'react';
import { RowHead } from '@/components/home/row-head';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Banner } from '@/lib/home/schema';

/** Banners side by side. Nothing turns by itself. */
export function BannerRow({ banners, ...head }: { banners: Banner[] } & ComponentProps<typeof RowHead>) {
  if (banners.length === 0) return null;
  return (
    <section className="column">
      <RowHead {...head} />
      <ul className="home-row home-banners">
        {banners.map(banner => (
          <li key={banner.id}>
            <div className="home-photo">
              <Picture source={banner.picture} alt="" widths={[480, 1080]} sizes="(max-width: 36rem) 86vw, 560px" />
            </div>
            <div className="grid gap-1 p-4">
              <h3>{banner.isClickable ? <Link to={`/banner/${banner.id}`}>{banner.title}</Link> : banner.title}</h3>
              <p>
                <bdi>{banner.description}</bdi>
              </p>
              {banner.isClickable && banner.button && <span aria-hidden="true">{banner.button}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
