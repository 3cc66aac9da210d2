/** What can be said of a shop in two words? */
import type { SeedTake } from './types.ts';
import { picture, type Words, words } from './write.ts';

const take = (key: string, icon: string, hue: number, ...title: Words): SeedTake => ({
  key,
  title: words(title),
  picture: picture(icon, hue),
});

export const takes: SeedTake[] = [
  take('vegan-friendly', 'seedling', 140, 'Vegan friendly', 'Veganfreundlich', 'مناسب للنباتيين'),
  take('halal', 'moon', 150, 'Halal', 'Halal', 'حلال'),
  take('family-table', 'family', 50, 'Family table', 'Für die ganze Familie', 'مائدة العائلة'),
  take('late-night', 'sparkles', 270, 'Late night', 'Bis spät in die Nacht', 'حتى وقت متأخر'),
  take('spicy', 'chilli', 15, 'Spicy', 'Scharf', 'حار'),
  take('gluten-aware', 'wheat', 85, 'Gluten aware', 'Auf Gluten geachtet', 'مراعاة الغلوتين'),
  take('eco-packaging', 'recycle', 160, 'Eco packaging', 'Umweltfreundlich verpackt', 'تغليف صديق للبيئة'),
  take('new-in-town', 'party', 300, 'New in town', 'Neu in der Stadt', 'جديد في المدينة'),
];
