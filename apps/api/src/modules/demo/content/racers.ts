/** name, age, origin, height in inches, team, boat, wins (career, season), podiums in the season, World Finals wins. */
export type DemoRacer = [string, number, string, number, string | null, string, number, number, number, number];

export const demoRacers: DemoRacer[] = [
  ['Mateo Arrieta', 27, 'San Sebastián, Spain', 71, 'Kestrel Racing', 'Kestrel Marine', 34, 5, 9, 2],
  ['Freja Lindqvist', 24, 'Gothenburg, Sweden', 68, 'Nordvik Works', 'Nordvik', 22, 4, 8, 1],
  ['Chidi Okonjo', 31, 'Lagos, Nigeria', 73, 'Halcyon Powersports', 'Halcyon', 41, 3, 7, 3],
  ['Tyler Brandt', 22, 'Lake Havasu City, Arizona', 70, 'Desert Wake', 'Tidewing', 15, 4, 6, 0],
  ['Naoki Hayama', 35, 'Lake Biwa, Japan', 67, 'Team Oriba', 'Oriba', 58, 2, 6, 4],
  ['Camille Roussel', 29, 'Annecy, France', 66, 'Lac Bleu', 'Kestrel Marine', 27, 3, 7, 1],
  ['Duke Hanley', 51, 'Galveston, Texas', 72, null, 'Mako Works', 63, 1, 3, 5],
  ['Pilar Echeverri', 26, 'Cartagena, Colombia', 64, 'Caribe Racing', 'Halcyon', 19, 2, 5, 0],
  ['Lachlan Reidy', 23, 'Gold Coast, Australia', 74, 'Reef Line', 'Tidewing', 17, 3, 5, 0],
  ['Sofia Bellandi', 20, 'Como, Italy', 65, 'Lago Racing', 'Nordvik', 9, 2, 4, 0],
  ['Anders Holm', 33, 'Aarhus, Denmark', 75, 'Nordvik Works', 'Nordvik', 29, 1, 4, 1],
  ['Keanu Palakiko', 28, 'Maui, Hawaii', 72, 'Leeward Crew', 'Kestrel Marine', 31, 2, 5, 1],
  ['Zara Whitcombe', 19, 'Poole, United Kingdom', 67, 'South Quay', 'Oriba', 7, 2, 3, 0],
  ['Rafael Siqueira', 30, 'Florianópolis, Brazil', 70, 'Ilha Motorsport', 'Mako Works', 38, 2, 6, 2],
  ['Jelena Markić', 25, 'Split, Croatia', 69, 'Adria Sprint', 'Halcyon', 14, 1, 4, 0],
  ['Owen Castellane', 17, 'Lake Tahoe, Nevada', 66, 'Desert Wake', 'Tidewing', 4, 2, 3, 0],
  ['Somchai Rattanakul', 32, 'Pattaya, Thailand', 66, 'Gulf Storm', 'Kestrel Marine', 46, 3, 6, 2],
  ['Brooke Tillery', 21, 'Biloxi, Mississippi', 65, 'Delta Spray', 'Halcyon', 11, 1, 3, 0],
  ['Viktor Saarinen', 36, 'Tampere, Finland', 73, 'Nordvik Works', 'Nordvik', 40, 1, 2, 1],
  ['Leilani Kahue', 23, 'Hilo, Hawaii', 64, 'Leeward Crew', 'Oriba', 16, 3, 5, 1],
  ['Marcus Dellinger', 40, 'Fort Lauderdale, Florida', 71, 'Atlantic Throttle', 'Mako Works', 52, 0, 2, 3],
  ['Inès Corbeau', 22, 'Marseille, France', 66, 'Lac Bleu', 'Tidewing', 8, 1, 2, 0],
  ['Ahmed Al-Suwaidi', 29, 'Abu Dhabi, United Arab Emirates', 70, 'Gulf Storm', 'Kestrel Marine', 33, 3, 7, 1],
  ['Hunter Voorhees', 15, 'Parker, Arizona', 63, 'Desert Wake', 'Oriba', 2, 1, 2, 0],
  ['Greta Aumann', 27, 'Lake Constance, Germany', 68, 'Bodensee Racing', 'Nordvik', 18, 1, 4, 0],
  ['Joaquín Peralta', 34, 'Punta del Este, Uruguay', 72, 'Río Ancho', 'Halcyon', 36, 1, 3, 1],
  ['Cassidy Roe', 18, 'Lake Powell, Utah', 67, 'Canyon Line', 'Tidewing', 5, 1, 3, 0],
  ['Dmitri Antonov', 38, 'Varna, Bulgaria', 74, null, 'Mako Works', 25, 0, 1, 0],
  ['Hye-jin Seo', 24, 'Busan, South Korea', 65, 'Haeundae Wave', 'Oriba', 13, 2, 4, 0],
  ['Warren Tuiasosopo', 30, 'Auckland, New Zealand', 75, 'Reef Line', 'Kestrel Marine', 28, 1, 4, 1],
  ['Bianca Ferrante', 26, 'Naples, Italy', 64, 'Lago Racing', 'Halcyon', 20, 2, 5, 1],
  ['Cody Strand', 20, 'Bullhead City, Arizona', 70, 'Desert Wake', 'Mako Works', 6, 1, 2, 0],
  ['Lucas Vandermeer', 28, 'Rotterdam, Netherlands', 76, 'Delta Nord', 'Nordvik', 23, 2, 4, 0],
  ['Amara Diop', 21, 'Dakar, Senegal', 68, 'Halcyon Powersports', 'Halcyon', 10, 2, 4, 0],
  ['Rhys Pengelly', 33, 'Falmouth, United Kingdom', 71, 'South Quay', 'Tidewing', 30, 0, 3, 1],
  ['Tamsin Okoro', 16, 'Perth, Australia', 64, 'Reef Line', 'Kestrel Marine', 3, 1, 2, 0],
  ['Esteban Quiroga', 37, 'Valparaíso, Chile', 69, 'Río Ancho', 'Oriba', 44, 1, 2, 2],
  ['Nadia Belkacem', 25, 'Oran, Algeria', 66, 'Lac Bleu', 'Mako Works', 12, 1, 2, 0],
  ['Grady McAllister', 45, 'Lake of the Ozarks, Missouri', 73, 'Delta Spray', 'Tidewing', 49, 0, 1, 2],
  ['Yuki Tanabe', 19, 'Hamamatsu, Japan', 64, 'Team Oriba', 'Oriba', 8, 2, 4, 0],
  ['Luka Petrovac', 24, 'Kotor, Montenegro', 74, 'Adria Sprint', 'Nordvik', 11, 1, 3, 0],
  ['Madison Creel', 23, 'Destin, Florida', 66, 'Atlantic Throttle', 'Kestrel Marine', 17, 2, 5, 0],
  ['Felipe Amaral', 22, 'Cascais, Portugal', 70, 'Costa Verde', 'Halcyon', 9, 1, 2, 0],
  ['Ingrid Solheim', 30, 'Bergen, Norway', 69, 'Nordvik Works', 'Nordvik', 26, 1, 4, 1],
  ['Travis Bohannon', 35, 'Lake Havasu City, Arizona', 72, 'Desert Wake', 'Mako Works', 37, 1, 3, 1],
  ['Kiri Ngata', 20, 'Tauranga, New Zealand', 67, 'Reef Line', 'Tidewing', 7, 1, 3, 0],
  ['Sebastian Krol', 29, 'Gdańsk, Poland', 73, 'Delta Nord', 'Oriba', 21, 1, 3, 0],
  ['Valentina Cruz', 27, 'San Juan, Puerto Rico', 65, 'Caribe Racing', 'Kestrel Marine', 24, 3, 6, 1],
  ['Jasper Thornbury', 14, 'Lake Windermere, United Kingdom', 62, 'South Quay', 'Tidewing', 1, 1, 1, 0],
  ['Omar Benhaddou', 31, 'Agadir, Morocco', 71, 'Gulf Storm', 'Halcyon', 20, 0, 2, 0],
  ['Delaney Frost', 26, 'Coeur d’Alene, Idaho', 68, 'Canyon Line', 'Oriba', 15, 1, 3, 0],
  ['Takumi Sugihara', 41, 'Osaka, Japan', 68, 'Team Oriba', 'Oriba', 55, 0, 1, 3],
  ['Noemi Szalai', 23, 'Balaton, Hungary', 66, 'Bodensee Racing', 'Mako Works', 6, 1, 2, 0],
  ['Beau Thibodeaux', 32, 'Lafayette, Louisiana', 70, 'Delta Spray', 'Halcyon', 27, 1, 2, 1],
  ['Paige Underhill', 17, 'Kelowna, Canada', 65, 'Canyon Line', 'Kestrel Marine', 4, 1, 2, 0],
  ['Henrik Dahl', 48, 'Stavanger, Norway', 74, null, 'Nordvik', 39, 0, 0, 2],
  ['Isla Drummond', 22, 'Oban, United Kingdom', 67, 'South Quay', 'Nordvik', 8, 1, 3, 0],
  ['Santiago Lugo', 28, 'Veracruz, Mexico', 69, 'Caribe Racing', 'Mako Works', 19, 1, 3, 0],
  ['Ruby Castillo', 21, 'Lake Elsinore, California', 63, 'Desert Wake', 'Tidewing', 10, 2, 4, 0],
  ['Elias Sandoval', 36, 'San Diego, California', 72, 'Pacific Spray', 'Kestrel Marine', 42, 1, 3, 2],
];

const beginnings = [
  'Grew up on {place} and was towed home more often than not before the first win.',
  'Started in the novice class on a borrowed hull and never gave it back.',
  'Came from motocross, kept the elbows, lost the dust.',
  'Learned to ride behind the family boat and to race by chasing an older sister.',
];
const habits = [
  'Known for late braking into the first buoy.',
  'Quickest when the water is at its worst.',
  'Walks the shore before every moto and says nothing to anybody.',
  'Paints every helmet by hand, one for each season.',
  'Studies wind charts like others read the news.',
];
const aims = ['Season goal: a clean weekend.', 'Season goal: the World Finals podium.', 'Season goal: beat last year by one place.'];

/** Told from the record alone, so that it is the same every time. */
export function racerBio(index: number, origin: string): string {
  const place = origin.split(',')[0] ?? origin;
  const parts = [beginnings[index % beginnings.length], habits[index % habits.length], aims[index % aims.length]];
  return parts.join(' ').replace('{place}', place.startsWith('Lake') ? place : `the water at ${place}`);
}
