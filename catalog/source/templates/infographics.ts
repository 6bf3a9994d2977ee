import type { TemplateSource } from '../../build/templates/recipe.js';

const numerals = { no1: '1', no2: '2', no3: '3', no4: '4', no5: '5' };

export const infographics: readonly TemplateSource[] = [
  {
    id: 'coffee-path', name: 'From cherry to cup', recipe: 'infographic-path', pairing: 'fraunces', palette: 'terracotta',
    keywords: ['infographic', 'coffee', 'process', 'steps', 'food', 'warm', 'how it is made', 'flow chart', 'diagram', 'how to', 'cafe', 'coffee beans'],
    art: { icon1: 'duotone-cherries', icon2: 'duotone-sun', icon3: 'duotone-fire', icon4: 'duotone-coffee-bean', icon5: 'duotone-bowl-steam' },
    copy: { ...numerals, tag: 'Five steps', title: 'From cherry to cup', body: 'Nine months on the tree, twelve minutes in the roaster.',
      step1: 'Picked red', stepText1: 'By hand and in several rounds, because no branch ripens all at once.', step2: 'Dried slowly', stepText2: 'Two weeks in the sun, raked every hour, covered at noon.', step3: 'Roasted', stepText3: 'Twelve minutes at about 200 °C, until the first crack says enough.', step4: 'Rested and ground', stepText4: 'A week to breathe, then ground only as it is needed.', step5: 'Poured', stepText5: 'Sixty grams to a litre, just off the boil, in slow circles.', company: 'Tinaja Roasters', website: 'tinaja.example' },
  },
  {
    id: 'compost-path', name: 'How compost happens', recipe: 'infographic-path', pairing: 'jakarta', palette: 'fern',
    keywords: ['infographic', 'compost', 'garden', 'steps', 'sustainability', 'green', 'guide', 'flow chart', 'diagram', 'how to', 'recycling', 'earth day'],
    art: { icon1: 'duotone-carrot', icon2: 'duotone-leaf', icon3: 'duotone-cloud-rain', icon4: 'duotone-thermometer', icon5: 'duotone-plant' },
    copy: { ...numerals, tag: 'Kitchen to garden', title: 'How compost happens', body: 'Five layers, ten weeks and hardly any work.',
      step1: 'Save the peel', stepText1: 'Fruit, vegetables, tea and coffee. Leave out meat and oil.', step2: 'Add brown', stepText2: 'Two handfuls of leaves or card for each handful of green.', step3: 'Keep it damp', stepText3: 'Like a sponge that has been wrung out. Rain counts.', step4: 'Let it heat', stepText4: 'A good heap reaches 60 °C. Turn it when it cools again.', step5: 'Feed the beds', stepText5: 'Dark, crumbly and smelling of woods? Spread it two fingers deep.', company: 'Allotment 47', website: 'allotment47.example' },
  },
  {
    id: 'letter-path', name: 'A letter’s journey', recipe: 'infographic-path', pairing: 'spartan', palette: 'cobalt',
    keywords: ['infographic', 'post', 'letter', 'journey', 'process', 'blue', 'education', 'flow chart', 'diagram', 'timeline', 'mail', 'post office'],
    art: { icon1: 'duotone-envelope-open', icon2: 'duotone-mailbox', icon3: 'duotone-truck', icon4: 'duotone-train', icon5: 'duotone-house' },
    copy: { ...numerals, tag: 'Overnight', title: 'One letter, one night', body: 'Where your envelope goes while you are asleep.',
      step1: 'Sealed', stepText1: '16:40. A stamp, an address and one last look at the spelling.', step2: 'Collected', stepText2: '17:30. The last collection takes about four hundred letters.', step3: 'Sorted', stepText3: '20:15. Thirty thousand addresses are read every hour.', step4: 'On the rails', stepText4: '23:50. The mail train leaves, with eleven stops before dawn.', step5: 'Through the door', stepText5: '08:10. Delivered on foot, on the second lap of the street.', company: 'Museum of Post', website: 'postmuseum.example' },
  },
  {
    id: 'cycling-figures', name: 'A city on bicycles', recipe: 'infographic-figures', pairing: 'archivo', palette: 'jazz',
    keywords: ['infographic', 'data', 'bicycle', 'city', 'transport', 'chart', 'statistics', 'bike', 'cycling', 'bar chart', 'pie chart', 'graph'],
    art: { icon: 'duotone-bicycle' },
    copy: { tag: 'Counted in one week', title: 'A city on two wheels', body: 'What 4,200 riders told us at eleven bridges.',
      number: '54%', numberText: 'ride to work', share1: '54 %', shareText1: 'to work', share2: '29 %', shareText2: 'to school or college', share3: '17 %', shareText3: 'for the joy of it',
      barsTitle: 'What would make you ride more?', bar1: 'Safer lanes', barValue1: '42 %', bar2: 'Better weather', barValue2: '33 %', bar3: 'Dry parking', barValue3: '26 %', bar4: 'Fewer hills', barValue4: '17 %', bar5: 'A bell choir', barValue5: '11 %',
      unitsTitle: '7 in 10', unitsText: 'own just one bike and have named it', source: 'Bridge survey, several answers possible', website: 'bridgecount.example' },
  },
  {
    id: 'reading-figures', name: 'How a town reads', recipe: 'infographic-figures', pairing: 'dmserif', palette: 'plum',
    keywords: ['infographic', 'data', 'reading', 'library', 'survey', 'chart', 'education', 'books', 'bar chart', 'pie chart', 'graph', 'statistics'],
    art: { icon: 'duotone-book-open' },
    copy: { tag: 'Readers’ survey', title: 'How our town reads', body: 'Answers from 1,130 library cards, one wet November.',
      number: '54%', numberText: 'read in bed', share1: '54 %', shareText1: 'in bed', share2: '29 %', shareText2: 'on the bus or train', share3: '17 %', shareText3: 'while the soup boils',
      barsTitle: 'Minutes a day, by what is read', bar1: 'Crime', barValue1: '42 min', bar2: 'Family sagas', barValue2: '33 min', bar3: 'Cookery', barValue3: '26 min', bar4: 'Poetry', barValue4: '17 min', bar5: 'Manuals', barValue5: '11 min',
      unitsTitle: '7 in 10', unitsText: 'have finished a book they did not like', source: 'Town library, survey of members', website: 'townlibrary.example' },
  },
  {
    id: 'bee-figures', name: 'A garden in figures', recipe: 'infographic-figures', pairing: 'zilla', palette: 'summit',
    keywords: ['infographic', 'data', 'nature', 'garden', 'wildlife', 'chart', 'science', 'bees', 'flowers', 'insects', 'environment', 'bar chart'],
    art: { icon: 'duotone-butterfly' },
    copy: { tag: 'Garden count', title: 'One meadow, one June', body: 'Ten squares, thirty mornings and a lot of kneeling.',
      number: '54%', numberText: 'were bees', share1: '54 %', shareText1: 'bees of eleven kinds', share2: '29 %', shareText2: 'hoverflies and beetles', share3: '17 %', shareText3: 'butterflies and moths',
      barsTitle: 'Visits an hour to each flower', bar1: 'Knapweed', barValue1: '42', bar2: 'Clover', barValue2: '33', bar3: 'Scabious', barValue3: '26', bar4: 'Yarrow', barValue4: '17', bar5: 'Oxeye daisy', barValue5: '11',
      unitsTitle: '7 in 10', unitsText: 'species were seen before nine o’clock', source: 'Counted by class 5, Fenwick School', website: 'fenwick.example' },
  },
];
