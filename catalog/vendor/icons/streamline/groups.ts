import type { GroupChoice, SetName } from '../group-choice.js';

interface Subject {
  readonly id: string;
  readonly name: string;
  readonly set: SetName & keyof typeof TWINS;
  /** Of the set's headings. */
  readonly headings: string;
  /** What the panel's strip shows. */
  readonly first: string;
}

/** The second look of a set, whose icons come after those of the first. */
const TWINS = { ultimate: undefined, plump: 'flat', stickies: 'duo', kameleon: 'duo' } as const;

const SUBJECTS: readonly Subject[] = [
  {
    id: 'stickers-fun',
    name: 'Fun & travel stickers',
    set: 'stickies',
    headings:
      'CultureHolidays FamilyRomance TravelRating TransportLandmark EcologyNature AudioVideo MapWayfinding ShoppingShipping',
    first:
      'love ghost snowman balloon-tour easter-egg candy-cane baby eiffel-tower sun globe-1 guitar-amplifier taxi',
  },
  {
    id: 'stickers-work',
    name: 'Work & school stickers',
    set: 'stickies',
    headings:
      'SchoolScience BusinessMoney DesignImages EmailPhone TechnologyComputer InternetWebsite ConstructionRealEstate InterfaceEssential',
    first:
      'star rocket-launch-chart backpack education-degree school pen book-library labtop telescope money-coin-2 wand mail',
  },
  {
    id: 'color-work',
    name: 'Work & office, line color',
    set: 'ultimate',
    headings: 'WorkOfficeCompanies BusinessProducts',
    first:
      'idea-strategy business-deal-handshake-1 office-desk-1 human-resources-businessman presentation-audience building-2 analytics-bars-3d startup-launch task-list-approve team-meeting professions-man-construction-2 business-lucky-cat',
  },
  {
    id: 'color-money',
    name: 'Money & shopping, line color',
    set: 'ultimate',
    headings: 'ShoppingEcommerce MoneyPaymentsFinance ShippingDelivery',
    first:
      'shopping-cart-full shop-sale-1 products-gifts shop-sign-open money-wallet-open saving-money-flower delivery-truck-3 diamond-shine treasure-chest gold-bars shopping-basket-3 tag-dollar',
  },
  {
    id: 'color-food',
    name: 'Food & party, line color',
    set: 'ultimate',
    headings: 'FoodDrinks EntertainmentEventsHobbies',
    first:
      'fruit-watermelon ice-cream-cone seafood-sushi party-confetti party-balloon circus-tent amusement-park-castle cocktail-glass-1 fast-food-french-fries show-theater-masks fruit-cherry night-club-disco-ball',
  },
  {
    id: 'color-media',
    name: 'Music, film & photo, line color',
    set: 'ultimate',
    headings: 'MusicAudio VideoMoviesTv ImagesPhotography',
    first:
      'modern-music-electric-guitar headphones-1 vinyl-record camera-display movies-sit-drink vintage-tv-4 microphone-1 picture-sun instrument-classical-piano radio-retro movies-reel camera-tripod',
  },
  {
    id: 'color-health',
    name: 'Health, beauty & science, line color',
    set: 'ultimate',
    headings: 'HealthBeauty Science',
    first:
      'monitor-heart-beat lab-flask-experiment space-astronaut hospital-sign dentistry-tooth make-up-lipstick-1 astronomy-planet-ring science-molecule science-fiction-alien-1 medical-file make-up-mirror-1 hair-dress-barber',
  },
  {
    id: 'color-sports',
    name: 'Sports & awards, line color',
    set: 'ultimate',
    headings: 'Sports SocialMediasRewardsRating',
    first:
      'award-trophy-1 soccer-kick-ball volleyball-ball gift-box-1 rating-star vip-crown-queen-1 yoga-meditate award-medal-4 golf-ball bowling-set baseball-bat-ball gaming-ribbon-first',
  },
  {
    id: 'color-travel',
    name: 'Travel, weather & signs, line color',
    set: 'ultimate',
    headings: 'Transportation Weather MapsNavigation Wayfinding',
    first:
      'aircraft-hot-air-balloon-2 car-retro bicycle weather-sun rain-umbrella-1 natural-disaster-volcano maps bus-1 taxi style-one-pin-plane compass-1 scooter',
  },
  {
    id: 'color-devices',
    name: 'Computers & phones, line color',
    set: 'ultimate',
    headings: 'ComputersDevicesElectronics PhonesMobileDevices InternetNetworksServers',
    first:
      'laptop-smiley-1 phone-retro-1 tablet smart-watch-square-heart wifi-transfer house-signal cloud-add network-pin desktop-monitor-smiley outdoors-flashlight-2 keyboard network-browser',
  },
  {
    id: 'color-apps',
    name: 'Apps & files, line color',
    set: 'ultimate',
    headings: 'ProgramingAppsWebsites FilesFolders',
    first:
      'module-puzzle responsive-design-1 shield-lock network database-share-1 app-window-pie-chart folder-add programming-hold-code-2 website-build image-file-star browser-com zip-file-check',
  },
  {
    id: 'color-people',
    name: 'People, mail & chat, line color',
    set: 'ultimate',
    headings: 'Users MessagesChatSmileys Emails',
    first:
      'multiple-neutral-2 smiley-happy smiley-lol-sideways send-email-fly single-neutral-actions-heart single-woman-home messages-people-user-bubble-circle mailbox-post single-man-focus smiley-smile-1 multiple-users-network email-action-add',
  },
  {
    id: 'color-design',
    name: 'Design & writing, line color',
    set: 'ultimate',
    headings: 'Design Content',
    first:
      'color-bucket-brush color-palette design-tool-pencil-ruler book-star content-typing-machine-1 layers-stacked design-tool-magic-wand vectors-pen color-palette-2 notes-book newspaper-fold graphic-tablet-draw',
  },
  {
    id: 'color-buttons',
    name: 'Buttons & arrows, line color',
    set: 'ultimate',
    headings: 'InterfaceEssential ArrowsDiagrams',
    first:
      'check-badge arrow-thick-right-bottom-corner-3 house-chimney calendar-date megaphone alarm-bell-ring pencil-1 lock-unlock-4 stop-sign button-play-1 arrow-thick-left-3 search-circle',
  },
  {
    id: 'round-people',
    name: 'People & shopping, in circles',
    set: 'kameleon',
    headings: 'UsersPeople Family Shopping MoneyBusiness',
    first:
      'astronaut student-woman-2 fireman-2 businesswoman-3 man-15 woman-15 shopping-4 basket-2 cart heart-key wallet bank',
  },
  {
    id: 'round-fun',
    name: 'Food, fun & travel, in circles',
    set: 'kameleon',
    headings: 'FoodDrink Entertainment Ecology Sport Health MapTravel Culture',
    first:
      'donut strawberry butterfly mountain christmas-tree popcorn cocktail taxi-2 ladybug map-pin yacht castle',
  },
  {
    id: 'round-work',
    name: 'Work & tools, in circles',
    set: 'kameleon',
    headings:
      'WorkOffice SchoolScience BuildingConstruction ImagesAudio Phone ComputerCoding InterfaceEssential',
    first:
      'light-bulb rainbow robot briefcase camera-front love-smiley hammer podium pencil-2 microphone-2 ufo laptop',
  },
  {
    id: 'plump-food',
    name: 'Food, nature & health, chunky',
    set: 'plump',
    headings: 'FoodDrink NatureEcology Health',
    first:
      'burger cake-slice strawberry coffee-mug ice-cream-2 dog-1 potted-flower tree-1 world sunset heart-rate-pulse-graph medical-bag',
  },
  {
    id: 'plump-travel',
    name: 'Travel & places, chunky',
    set: 'plump',
    headings: 'MapTravel Culture',
    first:
      'beach hot-air-balloon bus suitcase-rolling sail-ship map-location-star-pin bicycle-bike high-speed-train-side earth-1 theater-mask pet-paw traffic-light',
  },
  {
    id: 'plump-money',
    name: 'Money, shopping & work, chunky',
    set: 'plump',
    headings: 'MoneyShopping WorkEducation Shipping',
    first:
      'shopping-basket-1 gift piggy-bank store-2 graduation-cap diamond-1 wallet factory-plant graph-bar-increase sofa shipping-box-1 treasure-chest',
  },
  {
    id: 'plump-fun',
    name: 'Fun, photos & messages, chunky',
    set: 'plump',
    headings: 'Entertainment ImagesPhotography Mail',
    first:
      'balloon music-note-2 camera-1 smiley-sparks chat-bubble-oval-smiley-1 film-slate dices-entertainment-gaming-dices speaker-2 polaroid mail-send smiley-laughing-1 chess-pawn',
  },
  {
    id: 'plump-devices',
    name: 'Computers & phones, chunky',
    set: 'plump',
    headings: 'ComputerDevices Phone Programming ArtificialIntelligence',
    first:
      'ai-technology-spark cyborg-2 laptop virtual-reality controller-1 wifi phone web bug airplane-enabled keyboard ai-edit-robot',
  },
  {
    id: 'plump-buttons',
    name: 'Buttons & signs, chunky',
    set: 'plump',
    headings: 'InterfaceEssential',
    first:
      'lightbulb home-1 like-1 moon-stars paint-palette hourglass sun star-medal magic-wand-1 trending-content calendar-heart waving-hand',
  },
];

/** After the illustrations. */
const FIRST = 16;

/** The color sets of Streamline, by what people look for. */
export const STREAMLINE_GROUPS: readonly GroupChoice[] = SUBJECTS.map(
  ({ id, name, set, first, ...subject }, at) => {
    const twin = TWINS[set];
    const headings = subject.headings.split(' ');
    const twins = twin ? headings.map((heading) => `${heading} ${twin}`) : [];
    return {
      ...{ id, name },
      priority: FIRST + at,
      parts: [{ set, names: first, headings: [...headings, ...twins] }],
    };
  },
);
