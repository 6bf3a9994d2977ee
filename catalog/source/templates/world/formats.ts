import type { TemplateSource } from '../../../build/templates/recipe.js';

type Words = TemplateSource['copy'];

/** A template of a language that fills the slots of its layout by their names. */
const told = (id: `${string}-${string}`, recipe: string, name: string, look: `${string} ${string}`, keywords: string, copy: Words): TemplateSource => {
  const [pairing, palette] = look.split(' ') as [string, string];
  return { id, lang: id.slice(0, 2), recipe, name, pairing, palette, keywords: keywords.split(', '), copy };
};

/** Frames, channels, advertisements and graphics in other languages. */
export const spokenFormats: readonly TemplateSource[] = [
  told('ja-fuji-wallpaper', 'fuji-4k-frame', '富士山の4K壁紙', 'zenkaku festival', 'japanese, 日本語, 壁紙, 富士山, 和風, 4k壁紙, mount fuji, japan, wallpaper, 4k wallpaper, motivation', { title: '一\n日\n一\n歩', tag: '今\n日\nも\nま\nた\n前\nへ', seal: '登' }),
  told('es-canal-de-viajes', 'trail-channel-art', 'Portada de canal de viajes', 'pacifico terracotta', 'spanish, español, viajes, canal de viajes, mochilero, vlog, portada de youtube, travel, travel vlog, youtube banner, balloon', { title: 'Sin prisa y a pie', tag: 'Un viaje lento cada domingo' }),
  told('de-wir-suchen-dich', 'lamp-skyscraper', 'Stellenanzeige im Hochformat', 'jakarta atlas', 'german, deutsch, stellenanzeige, job, wir suchen dich, jobs, ausbildung, hiring, now hiring, recruiting, banner ad', { company: 'Holzwerk Brandt', title: 'Dein Platz ist frei', detail: 'Tischler gesucht (m/w/d)', cta: 'Bewerben' }),
  told('fr-petit-a-petit', 'nest-tumblr-graphic', 'Proverbe illustré d’un nid', 'fraunces sage', 'french, français, proverbe, citation, oiseau, nid, printemps, quote, proverb, bird, nature, tumblr', { title: 'Petit à petit, l’oiseau fait son nid', tag: 'Proverbe' }),
  told('pt-samba-na-praca', 'samba-billboard', 'Banner de show de samba', 'alfa plum', 'portuguese, português, samba, show, música, festa junina, concert, live music, festival, billboard, web banner', { tag: 'Sábado, 12 de junho, 20h', title: 'Samba na praça', cta: 'Entrada franca' }),
];
