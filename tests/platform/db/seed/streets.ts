/** Street names, Latin with U+02BB and U+02BC. */
export const STREETS: readonly string[] = (
  'Navroʻz,Gʻalaba,Mustaqillik,Doʻstlik,Alisher Navoiy,Bobur,Amir Temur,Oʻzbekiston,Istiqlol,Mevazor,Tinchlik,Bogʻishamol,' +
  'Paxtakor,Gulzor,Nurafshon,Anorzor,Beruniy,Oʻrikzor,Shodlik,Tolzor,Ziyolilar,Yoshlik,Chinor,Buyuk ipak yoʻli,Lolazor,' +
  'Maʼrifat,Mirzo Ulugʻbek,Oqoltin,Qoʻrgʻon,Soʻfi Olloyor,Toʻqimachi,Uvaysiy,Xalqlar doʻstligi,Yangi hayot,Zulfiya,Choʻlpon,' +
  'Fargʻona yoʻli,Hamza,Jarariq,Koʻkcha,Muqimiy,Nodirabegim,Obodlik,Pushkin,Qatortol,Rohat,Sayxun,Temiryoʻl,Umid,Vatan'
).split(',');
