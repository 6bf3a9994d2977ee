/**
 * What families feel like, by the words that people search for; the first thing to say of a family is its kind, which is not
 * repeated here. A family may be of several moods.
 */
export const fontMoods: Readonly<Record<string, readonly string[]>> = {
  elegant: [
    ...['Fraunces'],
    ...['Playfair Display', 'Cormorant Garamond', 'Cinzel', 'Bodoni Moda', 'Prata', 'Gilda Display', 'Italiana'],
    ...['Marcellus', 'Cormorant', 'Forum', 'Bellefair', 'Tenor Sans', 'Poiret One', 'Josefin Sans'],
    ...['Libre Caslon Display', 'Playfair Display SC', 'Pinyon Script', 'Great Vibes', 'Allura', 'Italianno', 'Raleway'],
    ...['Instrument Serif', 'Josefin Slab', 'Cinzel Decorative', 'Gloock', 'Herr Von Muellerhoff', 'Corinthia'],
  ],
  romantic: [
    ...['Courgette', 'Caveat'],
    ...['Great Vibes', 'Parisienne', 'Sacramento', 'Alex Brush', 'Allura', 'Tangerine', 'Italianno', 'Pinyon Script'],
    ...['Dancing Script', 'Herr Von Muellerhoff', 'Style Script', 'Corinthia', 'Niconne', 'Satisfy', 'La Belle Aurore'],
    ...['Cookie', 'Playball', 'Merienda', 'Cormorant'],
  ],
  wedding: [
    ...['Great Vibes', 'Parisienne', 'Alex Brush', 'Allura', 'Tangerine', 'Pinyon Script', 'Corinthia', 'Italiana'],
    ...['Cormorant Garamond', 'Gilda Display', 'Cinzel', 'Playfair Display', 'Style Script', 'Herr Von Muellerhoff'],
  ],
  playful: [
    ...['Indie Flower', 'Architects Daughter', 'Codystar'],
    ...['Fredoka', 'Baloo 2', 'Chango', 'Lilita One', 'Luckiest Guy', 'Bangers', 'Titan One', 'Boogaloo', 'Bowlby One'],
    ...['Paytone One', 'Chewy', 'Leckerli One', 'Emilys Candy', 'Carter One', 'Fascinate', 'Comfortaa', 'Gochi Hand'],
    ...['Pacifico', 'Shrikhand', 'Amatic SC', 'Kalam', 'Patrick Hand', 'Schoolbell', 'Love Ya Like A Sister'],
    ...['Delius', 'Coming Soon', 'Cabin Sketch', 'Bungee', 'Londrina Solid'],
  ],
  kids: [
    ...['Fredoka', 'Baloo 2', 'Luckiest Guy', 'Boogaloo', 'Chewy', 'Schoolbell', 'Patrick Hand', 'Coming Soon'],
    ...['Delius', 'Emilys Candy', 'Titan One', 'Lilita One', 'Gochi Hand', 'Love Ya Like A Sister'],
  ],
  bold: [
    ...['Permanent Marker'],
    ...['Anton', 'Archivo Black', 'Bebas Neue', 'Alfa Slab One', 'Bungee', 'Ultra', 'Russo One', 'Bowlby One'],
    ...['Black Ops One', 'Gravitas One', 'Fjalla One', 'Staatliches', 'Rubik Mono One', 'Titan One', 'Lilita One'],
    ...['Abril Fatface', 'Antonio', 'Oswald', 'League Spartan', 'Patua One', 'Shrikhand', 'Racing Sans One'],
    ...['Young Serif', 'Unbounded', 'Krona One'],
  ],
  modern: [
    ...['Jost', 'Source Sans 3', 'Barlow'],
    ...['Inter', 'Poppins', 'Outfit', 'Manrope', 'DM Sans', 'Plus Jakarta Sans', 'Space Grotesk', 'Syne', 'Sora'],
    ...['Urbanist', 'Figtree', 'Lexend', 'Epilogue', 'Red Hat Display', 'Be Vietnam Pro', 'Hanken Grotesk'],
    ...['Albert Sans', 'Bricolage Grotesque', 'Schibsted Grotesk', 'Familjen Grotesk', 'Public Sans', 'Montserrat'],
    ...['Questrial', 'Instrument Serif', 'Work Sans', 'Archivo', 'Unbounded', 'Krona One', 'DM Mono'],
  ],
  friendly: [
    ...['Open Sans', 'Fira Sans'],
    ...['Nunito', 'Nunito Sans', 'Quicksand', 'Varela Round', 'Rubik', 'Karla', 'Mulish', 'Cabin', 'Comfortaa'],
    ...['Dosis', 'Lato', 'Fredoka', 'Baloo 2', 'Poppins', 'Kanit', 'Bree Serif'],
  ],
  classic: [
    ...['Zilla Slab', 'Inknut Antiqua'],
    ...['Libre Baskerville', 'EB Garamond', 'Lora', 'Merriweather', 'Crimson Pro', 'Cardo', 'Spectral', 'Vollkorn'],
    ...['Source Serif 4', 'Newsreader', 'Literata', 'PT Serif', 'Libre Caslon Text', 'Sorts Mill Goudy', 'Domine'],
    ...['Castoro', 'Philosopher', 'Rufina', 'DM Serif Display', 'DM Serif Text', 'Playfair Display', 'Roboto Slab'],
    ...['Arvo', 'Bitter', 'Crete Round', 'Rokkitt'],
  ],
  vintage: [
    ...['Lobster', 'Lobster Two', 'Limelight', 'Monoton', 'Righteous', 'Yellowtail', 'Grand Hotel', 'Damion', 'Oleo Script'],
    ...['Playball', 'Kaushan Script', 'IM Fell English', 'Special Elite', 'Abril Fatface', 'Poiret One', 'Rye'],
    ...['Yeseva One', 'Cookie', 'Leckerli One', 'Bungee Shade', 'Emilys Candy', 'Ultra'],
    ...['Josefin Slab', 'Fascinate', 'Gravitas One', 'Shrikhand'],
  ],
  retro: [
    ...['Lobster', 'Monoton', 'Righteous', 'Limelight', 'Yellowtail', 'Grand Hotel', 'Damion', 'Oleo Script', 'Pacifico'],
    ...['Bungee Shade', 'Shrikhand', 'Fascinate', 'Press Start 2P', 'Silkscreen', 'Pixelify Sans'],
    ...['Audiowide', 'Leckerli One', 'Carter One', 'Chango', 'Kaushan Script'],
  ],
  pixel: ['Press Start 2P', 'Silkscreen', 'Pixelify Sans'],
  gaming: [
    ...['Press Start 2P', 'Silkscreen', 'Pixelify Sans', 'Orbitron', 'Audiowide', 'Russo One', 'Black Ops One', 'Teko'],
    ...['Chakra Petch', 'Rajdhani', 'Bungee', 'Bangers', 'Wallpoet', 'Rubik Mono One'],
  ],
  futuristic: [
    ...['Orbitron', 'Audiowide', 'Michroma', 'Syncopate', 'Chakra Petch', 'Rajdhani', 'Exo 2', 'Krona One', 'Unbounded'],
    ...['Major Mono Display', 'Wallpoet', 'Russo One', 'Share Tech Mono', 'Space Mono', 'Syne'],
  ],
  technical: [
    ...['IBM Plex Mono', 'IBM Plex Sans', 'Fira Code', 'Source Code Pro', 'Inconsolata', 'DM Mono', 'Space Mono'],
    ...['JetBrains Mono', 'Share Tech Mono', 'Chakra Petch', 'Titillium Web', 'Roboto', 'Space Grotesk'],
  ],
  sporty: [
    ...['Bebas Neue', 'Anton', 'Teko', 'Oswald', 'Barlow Condensed', 'Saira Condensed', 'Racing Sans One', 'Fugaz One'],
    ...['Russo One', 'Black Ops One', 'Staatliches', 'Kanit', 'Fjalla One', 'Antonio', 'Archivo Narrow'],
  ],
  spooky: ['Creepster', 'Metal Mania', 'UnifrakturMaguntia', 'Pirata One', 'Grenze Gotisch', 'Rock Salt', 'Reenie Beanie'],
  halloween: ['Creepster', 'Metal Mania', 'Pirata One', 'Rock Salt', 'Emilys Candy', 'Grenze Gotisch'],
  gothic: ['UnifrakturMaguntia', 'Pirata One', 'Grenze Gotisch', 'Uncial Antiqua', 'Metal Mania', 'IM Fell English'],
  western: ['Rye', 'Special Elite', 'Ultra', 'Alfa Slab One'],
  christmas: ['Mountains of Christmas', 'Emilys Candy', 'Great Vibes', 'Lobster', 'Cookie', 'Kaushan Script'],
  typewriter: ['Special Elite', 'Courier Prime', 'Cutive Mono', 'Space Mono'],
  signature: [
    ...['Shadows Into Light', 'Indie Flower'],
    ...['Herr Von Muellerhoff', 'Homemade Apple', 'Reenie Beanie', 'Nothing You Could Do', 'Cedarville Cursive'],
    ...['La Belle Aurore', 'Sacramento', 'Marck Script', 'Covered By Your Grace'],
  ],
  chalk: ['Cabin Sketch', 'Schoolbell', 'Gloria Hallelujah', 'Love Ya Like A Sister', 'Amatic SC'],
  condensed: [
    ...['Bebas Neue', 'Oswald', 'Barlow Condensed', 'Saira Condensed', 'Roboto Condensed', 'Archivo Narrow', 'Antonio'],
    ...['Pathway Gothic One', 'Fjalla One', 'Teko', 'Anton', 'Amatic SC', 'Staatliches'],
  ],
  luxury: [
    ...['Bodoni Moda', 'Cinzel', 'Italiana', 'Prata', 'Marcellus', 'Gilda Display', 'Tenor Sans', 'Forum', 'Cormorant'],
    ...['Playfair Display SC', 'Libre Caslon Display', 'Syncopate'],
  ],
};
