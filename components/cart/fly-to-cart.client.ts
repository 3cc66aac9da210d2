/** Animates the picture of an added product to the cart. Does nothing where reduced motion is preferred. */
import { isShown } from '@/components/ui/is-shown.client';

/** Milliseconds. */
const flight = 420;

/** Above the page, below toasts. */
const look = { position: 'fixed', zIndex: '70', objectFit: 'cover', borderRadius: '1rem', pointerEvents: 'none' };

export function flyToCart(control: Element): void {
  const picture = control.closest('li')?.querySelector('img');
  const from = picture?.getBoundingClientRect();
  const to = visibleCart()?.getBoundingClientRect();
  if (!picture || !from || !to || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const copy = document.createElement('img');
  Object.assign(copy, { src: picture.currentSrc, alt: '' });
  const { left, top, width, height } = from;
  Object.assign(copy.style, {
    ...look,
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(copy);
  const across = to.left + to.width / 2 - (left + width / 2);
  const down = to.top + to.height / 2 - (top + height / 2);
  copy
    .animate([{ transform: 'none' }, { transform: `translate(${across}px, ${down}px) scale(0.1)`, opacity: 0.5 }], {
      duration: flight,
      easing: 'cubic-bezier(.4, -.2, .7, 1)',
    })
    .finished.finally(() => copy.remove());
}

/** The cart link in the header, or on phones the one at the bottom. */
function visibleCart(): Element | undefined {
  return [...document.querySelectorAll('[data-opens-cart]')].find(isShown);
}
