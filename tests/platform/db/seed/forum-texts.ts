/** Landmarks near citizens' forums, with placeholders for street and number. Latin with U+02BB and U+02BC. */
export const FORUM_PLACES: readonly string[] = [
  '{number}-umumtaʼlim maktabi majlislar zali',
  '{street} koʻchasi, madaniyat markazi binosi',
  'Tuman hokimligi binosi, 2-qavat, majlislar zali',
  '{street} mahallasi guzari, choyxona yonida',
  'Markaziy istirohat bogʻi kiraverishi, amfiteatr',
  '{number}-maktabgacha taʼlim tashkiloti hovlisi',
  'Yoshlar markazi, {street} koʻchasi {number}-uy',
  'Dehqon bozori roʻparasidagi axborot-kutubxona markazi',
  '{street} mahalla fuqarolar yigʻini binosi, oilaviy poliklinika yonida',
  'Kasb-hunar maktabi sport zali, avtobus bekati yonida',
  'Oʻzbekiston koʻchasi, «Nuroniy» jamgʻarmasi binosi',
  'Stadion yonidagi ochiq maydon, {street} koʻchasi tomonidan',
];
