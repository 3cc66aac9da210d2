'use client';

import { type ComponentProps, useEffect } from 'react';
import type { MenuBarMarks } from '@/components/shop/menu/menu-bar-marks.client';
import { usePart } from '@/components/ui/use-part.client';

const loadMarks = () => import('@/components/shop/menu/menu-bar-marks.client').then(({ MenuBarMarks }) => MenuBarMarks);

/** Loads the part that marks the section in view, which may come after the page. */
export function MenuBarWatch(marks: ComponentProps<typeof MenuBarMarks>) {
  const { part: Marks, warm } = usePart(loadMarks);

  useEffect(() => {
    warm();
  }, [warm]);

  return Marks && <Marks {...marks} />;
}
