import type { TemplateSource } from '../../../build/templates/recipe.js';
import { spoken } from './spoken.js';

const es = spoken('es', ['spanish', 'español']);
const fr = spoken('fr', ['french', 'français']);
const de = spoken('de', ['german', 'deutsch']);
const pt = spoken('pt', ['portuguese', 'português']);
const it = spoken('it', ['italian', 'italiano']);

/** Flyers, posters and cards of every day. */
export const worldLeaflets: readonly TemplateSource[] = [
  es('electricista', 'plug-letter-flyer', 'Electricista a domicilio', 'archivo royal', 'electricista, reparaciones, urgencias, hogar, electrician, flyer', ['Urgencias las 24 horas', '¿Sin luz?', 'Averías, enchufes y cuadros. Presupuesto gratis.', '600 000 142']),
  es('mudanza-local', 'boxes-flyer', 'Mudanzas económicas', 'alfa meadow', 'mudanza, mudanzas, cajas, transporte, moving, movers, flyer', ['Presupuesto en un día', 'Nos mudamos por ti', 'Embalaje, transporte y montaje de muebles.']),
  fr('electricien', 'plug-legal-flyer', 'Électricien de quartier', 'oswald coast', 'électricien, dépannage, maison, urgence, electrician, flyer', ['Dépannage 7 jours sur 7', 'Plus de courant\u00a0?', 'Prises, tableaux, éclairage. Devis gratuit.', '01 99 00 42 18']),
  fr('garde-enfants', 'playroom-legal-flyer', 'Garde d’enfants', 'fraunces candy', 'garde d’enfants, baby-sitting, nounou, babysitting, kids, flyer', ['Le soir et le mercredi', 'Nounou de confiance', 'Jeux, goûter et devoirs. Dix ans d’expérience.', '01 99 00 42 18']),
  fr('cours-de-danse', 'ballet-letter-flyer', 'Cours de danse', 'cormorant rosewood', 'danse, cours de danse, ballet, enfants, dance class, flyer', ['Rentrée le 8 septembre', 'Premiers pas', 'Danse classique dès quatre ans. Essai offert.']),
  de('elektriker', 'plug-flyer', 'Elektriker-Notdienst', 'bebas atlas', 'elektriker, notdienst, strom, haus, electrician, flyer', ['Rund um die Uhr', 'Strom weg?', 'Wir kommen in einer Stunde. Festpreis vorab.']),
  de('umzugsfirma', 'truck-letter-flyer', 'Umzugsfirma', 'alfa mint', 'umzug, umzugsfirma, transport, möbel, moving company, flyer', ['Festpreis ohne Überraschung', 'Wir packen an', 'Kartons, Klavier, fünfter Stock. Anruf genügt.', '030 55 50 142']),
  de('zahnarzt', 'tooth-letter-flyer', 'Zahnarztpraxis', 'jakarta teal', 'zahnarzt, praxis, zähne, vorsorge, dentist, flyer', ['Neue Patienten willkommen', 'Gut gebissen', 'Vorsorge, Reinigung und keine Angst.', '030 55 50 142']),
  pt('eletricista', 'plug-instagram-post', 'Eletricista residencial', 'alfa summit', 'eletricista, instalação, emergência, casa, electrician, post', ['Atendimento 24 horas', 'Faltou luz?', 'Tomadas, chuveiros e quadros. Orçamento grátis.']),
  pt('mudancas', 'truck-letter-flyer', 'Empresa de mudanças', 'bebas sorbet', 'mudança, mudanças, frete, caminhão, moving company, flyer', ['Orçamento no mesmo dia', 'Mudou? A gente leva', 'Embalagem, transporte e montagem.', '(11) 5550-0142']),
  pt('pet-shop', 'fish-bowl-letter-flyer', 'Pet shop do bairro', 'alfa lagoon', 'pet shop, peixes, aquário, ração, pet store, flyer', ['Inauguração no sábado', 'Chegou o peixe', 'Aquários, ração e carinho em cada compra.']),
  it('trasloco', 'boxes-flyer', 'Traslochi in città', 'bebas coast', 'trasloco, traslochi, scatole, casa nuova, moving, flyer', ['Preventivo gratuito', 'Casa nuova, zero pensieri', 'Imballaggio, trasporto e montaggio mobili.']),
  it('corso-di-danza', 'ballet-letter-flyer', 'Corso di danza', 'playfair blossom', 'danza, corso di danza, bambini, ballet, dance class, flyer', ['Da settembre', 'In punta di piedi', 'Danza classica dai quattro anni. Prova gratuita.']),
];
