import type { Composition, Mood, Season, Setting, Style, Time, Weather } from './understanding.js';

/** Which words say what. Folded, in the singular; several words are joined by a space. */

type Table<Value extends string> = Readonly<Partial<Record<Value, string>>>;

export const TIME_WORDS: Table<Time> = {
  dawn: 'dawn|sunrise|morning|daybreak|early light|breakfast time',
  day: 'day|noon|midday|daylight|afternoon|sunny|sunshine|bright day',
  sunset: 'sunset|golden hour|evening|sundown|golden light|setting sun',
  dusk: 'dusk|twilight|blue hour|nightfall',
  night:
    'night|midnight|moonlight|moonlit|starry|night sky|starlight|nighttime|dark sky|northern light|aurora|star|stars|under the stars',
};

export const SEASON_WORDS: Table<Season> = {
  spring: 'spring|springtime|easter|cherry blossom|sakura|april|may day',
  summer: 'summer|summertime|july|august|tropical|holiday',
  autumn: 'autumn|fall|autumnal|october|november|harvest|thanksgiving|halloween',
  winter: 'winter|wintry|snowy|christmas|xmas|december|january|frosty|icy|arctic|snow|snowfall|ski|noel',
};

export const WEATHER_WORDS: Table<Weather> = {
  rain: 'rain|rainy|raining|drizzle|wet|shower|downpour',
  snow: 'snowing|snowfall|blizzard|snowy|snow|snowflake',
  fog: 'fog|foggy|mist|misty|haze|hazy',
  storm: 'storm|stormy|thunderstorm|lightning|thunder|tempest',
};

export const STYLE_WORDS: Table<Style> = {
  flat: 'flat|vector|flat design|flat illustration|minimal vector',
  line: 'line art|line drawing|line|outline|outlined|ink drawing|sketch|coloring page|contour|etching|doodle',
  'cut paper':
    'cut paper|paper cut|papercut|paper|paper craft|papercraft|collage|layered paper|origami|cutout',
  risograph: 'risograph|riso|screen print|screenprint|print|halftone|retro print|linocut',
  'gradient mesh': 'gradient mesh|gradient|mesh|aurora gradient|blurry|smooth gradient',
  pattern: 'pattern|seamless|seamless pattern|wallpaper|textile|wrapping paper|tile|repeating|fabric',
  badge: 'badge|emblem|logo|patch|sticker|seal|crest|label',
  monogram: 'monogram|initial|initials|letter|lettermark',
};

export const MOOD_WORDS: Table<Mood> = {
  calm: 'calm|peaceful|serene|quiet|tranquil|zen|relaxing|gentle|soft|soothing',
  dark: 'dark|moody|noir|gloomy|dramatic|mysterious',
  vivid: 'vivid|vibrant|colorful|colourful|cheerful|happy|bright|bold|playful|joyful|fun|lively',
  pastel: 'pastel|pastels|delicate|candy|sweet',
  vintage: 'vintage|retro|old|nostalgic|antique|sepia|seventies|70s|classic',
  neon: 'neon|cyberpunk|synthwave|vaporwave|futuristic|retrowave|80s|electric',
  luxury: 'luxury|luxurious|elegant|gold|golden|premium|glamorous|opulent|art deco',
  minimal: 'minimal|minimalist|minimalistic|simple|clean|sparse',
  dreamy:
    'dreamy|dream|dreamlike|magical|magic|fantasy|fairytale|fairy tale|whimsical|ethereal|enchanted|surreal',
  cozy: 'cozy|cosy|warm|hygge|homey|snug|rustic',
  romantic: 'romantic|romance|love|valentine|valentines|wedding|anniversary',
  spooky: 'spooky|halloween|haunted|scary|creepy|witch|horror|ghostly|vampire',
};

export const SETTING_WORDS: Table<Setting> = {
  mountains:
    'mountain|mountain range|alps|peak|summit|alpine|hiking|valley|canyon|cliff|volcano|highland|hike|fjord',
  forest: 'forest|wood|woods|woodland|pine forest|grove|camping|evergreen|redwood',
  meadow:
    'meadow|field|farm|hill|countryside|grass|pasture|prairie|farmland|park|lawn|wildflower|rolling hill|picnic|vineyard|landscape|nature|golf|zoo|savanna|savannah|provence|tuscany|snow|snowy',
  sea: 'sea|ocean|wave|sailing|harbor|harbour|coast|port|lighthouse|island|seascape|voyage|sail|bay',
  beach: 'beach|shore|seaside|surf|surfing|palm beach|vacation|sand|coastline',
  lake: 'lake|river|pond|reflection|canoe|fishing|waterfall|lakeside',
  underwater: 'underwater|coral reef|reef|aquarium|deep sea|undersea|scuba|under the sea|diving|seabed',
  city: 'city|skyline|downtown|skyscraper|urban|metropolis|cityscape|building|new york|tokyo|architecture|rooftop|chicago',
  village:
    'village|town|street|cottage|small town|neighborhood|neighbourhood|suburb|old town|house row|real estate|christmas market',
  desert: 'desert|dune|sahara|oasis|pyramid|egypt|arid|arizona|wild west',
  space:
    'space|galaxy|planet|outer space|universe|cosmos|cosmic|nebula|astronomy|solar system|moon landing|orbit|milky way|asteroid',
  sky: 'sky|cloud|flying|flight|hot air balloon|above the cloud|air|heaven|soaring|rainbow',
  table:
    'table|breakfast|dinner|lunch|brunch|cafe|restaurant|kitchen|meal|food|menu|cooking|recipe|bakery|bistro|feast|coffee shop|snack|dessert|tea time|supper',
  desk: 'desk|workspace|office|study|work from home|workplace|homework|classroom|school|back to school|working',
  room: 'room|living room|bedroom|interior|fireplace|window|sofa|indoor|home|reading nook|library|nursery|furniture',
  party:
    'party|birthday|celebration|celebrate|confetti|festive|carnival|new year|congratulation|baby shower|graduation|festival|fiesta|anniversary|mardi gras',
  garden:
    'garden|flower|bouquet|floral|blossom|bloom|botanical|rose|botany|greenhouse|peony|lavender|gardening|daisy|poppy|cherry blossom|sakura',
  jungle: 'jungle|rainforest|tropical|tropic|safari|exotic|monstera|tropical leaf',
  road: 'road|road trip|highway|drive|driving|journey|race|racing|route|traffic',
  stage:
    'stage|concert|music|dj|disco|jazz|rock band|performance|theater|theatre|live music|nightclub|singer|dance|spotlight|orchestra|band|podcast|karaoke',
  podium: 'podium|product|studio|still life|display|showcase|pedestal|cosmetic|perfume|skincare|beauty|sale',
  abstract:
    'abstract|geometric|shape|background|texture|bauhaus|memphis|blob|composition|marble|terrazzo|minimal shape|backdrop',
};

export const COMPOSITION_WORDS: Table<Composition> = {
  close: 'close-up|closeup|close up|macro|portrait|detail|big|large|giant|huge',
  wide: 'wide|panorama|panoramic|wide shot|vast|distant|far|tiny|small|epic',
  space: 'copy space|negative space|empty space|room for text|blank|background|banner|header',
  framed: 'framed|frame|through the window|arch|window|bordered|border',
  above: 'above|aerial|top view|flat lay|overhead|bird eye|from above|top down',
  symmetrical: 'symmetrical|symmetry|centered|centred|mirrored|symmetric',
};

export const COLOR_WORDS: Readonly<Record<string, string>> = {
  ...{ red: '#d93f3a', crimson: '#b3203f', scarlet: '#e0412f', burgundy: '#7b2240', maroon: '#7a2434' },
  ...{ orange: '#f2862d', coral: '#f4776a', peach: '#f8b691', terracotta: '#c9694a', rust: '#b4532d' },
  ...{ yellow: '#f6c833', mustard: '#d9a32b', amber: '#f0a52e', gold: '#d7a84a', golden: '#d7a84a' },
  ...{
    green: '#3f9a58',
    emerald: '#1f8f68',
    mint: '#9fdcc0',
    sage: '#9db593',
    olive: '#7f8341',
    lime: '#a5cf3c',
  },
  ...{ teal: '#1f8a8a', turquoise: '#35b8b4', aqua: '#58c7cf', cyan: '#3ab8dc' },
  ...{ blue: '#2f73c9', navy: '#22386f', indigo: '#3d3f96', azure: '#3f97dc', cobalt: '#2650b0' },
  ...{ purple: '#7a4bb0', violet: '#7d55c7', lavender: '#b6a2e0', lilac: '#c7aee2', plum: '#7c3c74' },
  ...{
    pink: '#ef7fa6',
    magenta: '#cf3a96',
    rose: '#e5879a',
    fuchsia: '#d63fa4',
    blush: '#f2bfc0',
    salmon: '#f59582',
  },
  ...{
    brown: '#8a5a3c',
    beige: '#e2cfae',
    cream: '#f4e8cc',
    tan: '#cfa878',
    chocolate: '#5c3a2a',
    ivory: '#f6f0df',
  },
  ...{
    black: '#1d1d22',
    white: '#f7f6f2',
    gray: '#8e9299',
    grey: '#8e9299',
    silver: '#b9bec7',
    charcoal: '#3a3d44',
  },
};

export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, single: 1, lone: 1, two: 2, pair: 2, couple: 2, both: 2, three: 3, trio: 3 },
  ...{ four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, dozen: 12 },
  ...{ few: 3, several: 4, some: 3, many: 7, lots: 8, flock: 7, herd: 5, group: 4, dozens: 12, hundreds: 14 },
};

/** What turns the words after it into what must not be seen. */
export const NEGATIONS = new Set(['no', 'not', 'without', 'never', 'minus', 'except', 'excluding']);

/** Words that say nothing of what is seen. */
export const STOP_WORDS = new Set(
  (
    'the of in on at with and or for to by from into over under near beside behind before between around across through ' +
    'is are was were be been being it its this that these those there here my our your his her their as up down out off ' +
    'very really quite so such some any all each other another picture image illustration photo photograph drawing art ' +
    'artwork design poster card post scene view style styled like looking look made make create draw show showing please ' +
    'i we you he she they me us want would like need beautiful nice pretty lovely cute cool great good best high quality ' +
    'detailed hd 4k 8k render rendered realistic modern new fresh little happy-looking about which while during along ' +
    'who has have had can will a an only just also then than more most less lot bunch full filled using use made-up ' +
    'illustrated graphic visual cover banner flyer invitation greeting instagram social media tone tones color colors ' +
    'colour colours hue hues shade shades palette vibe vibes feel feeling mood aesthetic theme themed inspired day-time'
  ).split(' '),
);
