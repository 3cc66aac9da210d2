/** Where can customers collect what a courier has brought (R2)? Lockers and counters all over the town. */
import { closedOn, daily, holidays, longWeekend, roundTheClock } from './hours.ts';
import { house } from './streets.ts';
import type { SeedCollectionPoint } from './types.ts';
import { picture, words } from './write.ts';

export const collectionPoints: SeedCollectionPoint[] = [
  {
    title: words(['Lockers at the Clock Tower', 'Schließfächer am Uhrturm', 'خزائن برج الساعة']),
    ...house('clock-tower', 300),
    picture: picture('gift', 210),
    price: 0.9,
    rating: { average: 4.7, count: 212 },
    hours: roundTheClock,
  },
  {
    title: words(['Kiosk on Market Street', 'Kiosk in der Marktstraße', 'كشك شارع السوق']),
    ...house('market', 390),
    picture: picture('basket', 40),
    price: 0,
    rating: { average: 4.2, count: 58 },
    hours: daily('08:00', '20:00'),
  },
  {
    title: words(['Library counter', 'Theke der Bibliothek', 'منضدة المكتبة']),
    ...house('library', 210),
    picture: picture('teapot', 130),
    price: 0.5,
    hours: holidays(closedOn(6, '10:00', '18:00'), 1),
  },
  {
    title: words(['Station lockers', 'Schließfächer am Bahnhof', 'خزائن المحطة']),
    ...house('station', 500),
    picture: picture('trolley', 0),
    price: 1.5,
    rating: { average: 4.9, count: 31 },
    hours: roundTheClock,
  },
  {
    title: words(['Night market counter', 'Theke am Nachtmarkt', 'منضدة السوق الليلي']),
    ...house('lantern', 280),
    picture: picture('moon', 260),
    price: 1.2,
    rating: { average: 3.8, count: 9 },
    hours: longWeekend(['18:00', '02:00'], ['18:00', '04:00']),
  },
  {
    title: words(['Old Bridge lockers', 'Schließfächer an der Alten Brücke', 'خزائن الجسر القديم']),
    ...house('old-bridge', 90),
    picture: picture('jar', 80),
    price: 0.7,
    hours: roundTheClock,
    isActive: false,
  },
];
