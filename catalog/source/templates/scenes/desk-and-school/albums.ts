import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made, type Look } from '../made.js';

const cover = (recipe: string, name: string, look: Look, keywords: string, author: string, title: string, detail: string): TemplateSource =>
  made(recipe, name, look, keywords, { author, title, detail });

/** Records by kind of music. */
export const albumSleeves: readonly TemplateSource[] = [
  cover('lp-riff-album-cover', 'Rock album cover', 'anton cherry', 'rock, rock album, rock music, band, guitar, hard rock, album cover', 'The Parking Tickets', 'Loud Enough', 'Eleven songs, one amp'),
  cover('lp-stage-album-cover', 'Live rock album cover', 'bebas ember', 'rock, rock album, live album, band, concert, rock music, album cover', 'Taillights', 'Live at Dock Road', 'Recorded on a Tuesday'),
  cover('lp-drum-album-cover', 'Punk rock album cover', 'alfa film', 'rock, punk, rock album, punk rock, band, drums, album cover', 'Curfew', 'Nine Songs, Nine Minutes', 'Turn it up, sorry'),
  cover('lp-moto-album-cover', 'Classic rock album cover', 'oswald terracotta', 'rock, classic rock, rock album, band, motorcycle, road, album cover', 'Iron Sunday', 'Third Gear Forever', 'Songs for the long way'),
  cover('lp-lolly-album-cover', 'Pop album cover', 'pacifico fuchsia', 'pop, pop album, pop music, singer, cute, single, album cover', 'Lulu Vane', 'Sugar Rush Hour', 'The debut album'),
  cover('lp-heartballoon-album-cover', 'Pop love song album cover', 'abril candy', 'pop, pop album, love songs, pop music, singer, hearts, album cover', 'Mila Rey', 'Text Me Never', 'A pop album in ten replies'),
  cover('lp-donut-album-cover', 'K-pop album cover', 'jakarta blossom', 'pop, kpop, k-pop, pop album, idol, cute, album cover', 'STARDÖT', 'Sprinkle', 'The second mini album'),
  cover('lp-mirror-album-cover', 'Dance pop album cover', 'syne volt', 'pop, dance pop, pop album, disco, party, pop music, album cover', 'Nova Lane', 'Coat Check', 'Dance until they stack chairs'),
  cover('lp-sax-album-cover', 'Jazz album cover', 'playfair brass', 'jazz, jazz album, saxophone, jazz music, quartet, blue note, album cover', 'The Elias Moon Quartet', 'After the Last Train', 'Live, late, in F'),
  cover('lp-trumpet-album-cover', 'Jazz trumpet album cover', 'abril jazz', 'jazz, jazz album, trumpet, jazz music, swing, big band, album cover', 'Odessa Bell', 'Brass Tacks', 'Jazz for standing room'),
  cover('lp-keys-album-cover', 'Jazz piano album cover', 'josefin gala', 'jazz, jazz piano, jazz album, piano, trio, jazz music, album cover', 'Ines Moreau Trio', 'Blue Enough', 'Piano, bass, one lamp'),
  cover('lp-horse-album-cover', 'Country album cover', 'zilla canyon', 'country, country album, country music, horse, western, nashville, album cover', 'Dusty Rhodes Cole', 'She Took the Truck', 'Twelve country songs'),
  cover('lp-porch-album-cover', 'Country love song album cover', 'playfair prairie', 'country, country music, country album, porch, americana, folk, album cover', 'June & Walker', 'Two Chairs, One Porch', 'Country songs for slow rain'),
  cover('lp-outlaw-album-cover', 'Outlaw country album cover', 'alfa ember', 'country, outlaw country, country album, western, cowboy, country music, album cover', 'Wade Holloway', 'Wanted for Singing', 'Recorded in Dry Creek'),
  cover('lp-banjo-album-cover', 'Bluegrass country album cover', 'zilla meadow', 'country, bluegrass, banjo, country music, folk, americana, album cover', 'The Fern Valley Five', 'Fast Fingers', 'Bluegrass, no brakes'),
  cover('lp-skull-album-cover', 'Metal album cover', 'anton film', 'metal, heavy metal, metal album, rock, skull, death metal, album cover', 'Grave Etiquette', 'Mind Your Tomb', 'Full volume'),
  cover('lp-leviathan-album-cover', 'Doom metal album cover', 'cinzel graphite', 'metal, doom metal, heavy metal, metal album, sea monster, dark, album cover', 'Leviathan Dentist', 'Open Wide', 'Four songs, one hour'),
  cover('lp-bats-album-cover', 'Black metal album cover', 'cinzel cherry', 'metal, black metal, heavy metal, metal album, bat, gothic, album cover', 'Nocturnal Accountants', 'Audit of Souls', 'Cold, fast, itemized'),
  cover('lp-hill-album-cover', 'Gothic metal album cover', 'cinzel plum', 'metal, gothic, heavy metal, metal album, haunted, dark, album cover', 'House of Vane', 'Rent Is Eternal', 'A gothic metal opera'),
  cover('lp-score-album-cover', 'Classical album cover', 'cormorant harbour', 'classical, classical music, classical album, orchestra, symphony, composer, album cover', 'Fern Valley Philharmonic', 'Nocturnes for Rain', 'Opus 14, live'),
  cover('lp-chandelier-album-cover', 'Opera classical album cover', 'playfair plum', 'classical, opera, classical music, classical album, soprano, orchestra, album cover', 'Marta Osei, soprano', 'Arias by Candle', 'Recorded at the Orpheum'),
  cover('lp-wreath-album-cover', 'Piano classical album cover', 'cormorant sage', 'classical, piano, classical music, solo piano, classical album, calm, album cover', 'Elin Strand, piano', 'Small Hours', 'Fourteen pieces'),
  cover('lp-grid-album-cover', 'Electronic album cover', 'syne fuchsia', 'electronic, electronic music, edm, synthwave, techno, retro, album cover', 'Kilowatt Kid', 'Night Bus to Neon', 'Electronic, 118 bpm'),
  cover('lp-shapes-album-cover', 'Minimal electronic album cover', 'syne cobalt', 'electronic, minimal, techno, house, electronic music, abstract, album cover', 'Form & Fold', 'Four Shapes', 'Minimal electronic'),
  cover('lp-neon-album-cover', 'House music electronic album cover', 'bebas volt', 'electronic, house music, edm, club, electronic music, dj, album cover', 'Mara Lune', 'Doors at Eleven', 'House music, long mixes'),
  cover('lp-dove-album-cover', 'Gospel album cover', 'playfair royal', 'gospel, gospel album, worship, christian music, praise, choir, album cover', 'Grace Street Choir', 'Rise Anyway', 'Gospel, live on Sunday'),
  cover('lp-chapel-album-cover', 'Worship album cover', 'cinzel summit', 'worship, gospel, christian music, worship album, praise, church, album cover', 'Open Door Worship', 'Light Through Glass', 'Live in the chapel'),
  cover('lp-choir-album-cover', 'Gospel choir album cover', 'abril festival', 'gospel, choir, gospel album, christian music, worship, praise, album cover', 'The Bethel Road Voices', 'Everybody Stand', 'Gospel in full color'),
  cover('lp-fir-album-cover', 'Christmas album cover', 'alfa noel', 'christmas, christmas album, holiday music, carols, xmas, songs, album cover', 'The Mitten Brothers', 'Sleigh It Softly', 'Twelve Christmas songs'),
  cover('lp-snow-album-cover', 'Holiday Christmas album cover', 'amatic royal', 'christmas, christmas album, holiday, carols, snow, xmas, album cover', 'June Avery', 'Slow Snow', 'A quiet Christmas album'),
  cover('lp-candle-album-cover', 'R&B album cover', 'abril rosewood', 'r&b, rnb, soul, r&b album, slow jams, singer, album cover', 'Dante Rivers', 'Lights Low', 'R&B for after ten'),
  cover('lp-oak-album-cover', 'Indie folk album cover', 'amatic grove', 'folk, indie, indie folk, acoustic, folk album, singer songwriter, album cover', 'The Long Table', 'Pass the Bread', 'Indie folk, recorded outside'),
];
