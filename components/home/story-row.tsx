import { getTranslations } from 'next-intl/server';
import { RowHead } from '@/components/home/row-head';
import { StoryPlayer } from '@/components/home/story-player.client';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { isVideo } from '@/lib/home/is-video';
import type { Slide } from '@/lib/home/schema';

const words = ['close', 'pause', 'play', 'next', 'back', 'see'] as const;

/**
 * A row of covers, one for each shop. A cover links to its first slide's product. Where script runs it plays all
 * slides, which the player reads from the hidden links beside it.
 */
export async function StoryRow({ stories }: { stories: { slides: Slide[]; words: string }[] }) {
  if (stories.length === 0) return null;
  const t = await getTranslations('home');
  return (
    <section className="column">
      <RowHead title={t('stories')} />
      <StoryPlayer words={Object.fromEntries(words.map(word => [word, t(`story.${word}`)]))}>
        {stories.map(({ slides, words: whyNot }) => (
          <li key={slides[0]?.productUuid}>
            {slides.map((slide, index) => (
              <Link
                key={slide.picture}
                to={`/shop/${slide.shopId}?product=${slide.productUuid}`}
                hidden={index > 0}
                data-story={slide.picture}
                data-shop={slide.shopTitle}
              >
                {index === 0 && <Cover slide={slide} whyNot={whyNot} />}
                <span className={index === 0 ? 'sr-only' : undefined}>{slide.productTitle}</span>
              </Link>
            ))}
          </li>
        ))}
      </StoryPlayer>
    </section>
  );
}

/** Of a video, the shop's logo. */
function Cover({ slide, whyNot }: { slide: Slide; whyNot: string }) {
  return (
    <>
      <span className="story-cover">
        <Picture
          source={isVideo(slide.picture) ? slide.logo : slide.picture}
          alt=""
          widths={[160, 264]}
          sizes="116px"
        />
      </span>
      <b dir="auto">{slide.shopTitle}</b>
      {whyNot !== '' && <small>{whyNot}</small>}
    </>
  );
}
