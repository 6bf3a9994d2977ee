import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { spoken } from '../spoken.js';
import { card, coupon, filled, gift, logo, marked, menu, stamps, told } from './lists.js';
import { counted } from '../../sheets/slots.js';

const hi = spoken('hi', ['hindi', 'हिन्दी']);

export const hindi: readonly TemplateSource[] = [
  menu(hi('dhaba-menu', 'menu-rise', 'ढाबे का मेन्यू', 'notodevanagari paprika', 'मेन्यू, ढाबा, रेस्टोरेंट, खाना, restaurant menu, dhaba, indian food', []), ['चौबीसों घंटे खुला', 'राजू का ढाबा', 'एनएच 48, टोल के ठीक बाद · 98765\u00a001199'], ['सब्ज़ी और दाल', 'रोटी और साथ'],
    ['दाल मखनी|₹160|धीमी आँच पर', 'शाही पनीर|₹220|मलाई वाला', 'सरसों साग|₹150|सफ़ेद मक्खन', 'राजमा|₹140|चावल के साथ', 'तंदूरी रोटी|₹15|घी लगाकर', 'नान|₹40|सादा या लहसुन', 'लस्सी|₹60|बड़ा गिलास', 'कड़क चाय|₹20|कुल्हड़ में'], { art: { mark: 'flat-curry-rice' } }),
  card(hi('doctor', 'card-slab', 'डॉक्टर का विज़िटिंग कार्ड', 'notodevanagari teal', 'विज़िटिंग कार्ड, डॉक्टर, क्लिनिक, अस्पताल, business card, doctor, visiting card', []), ['आरोग्य क्लिनिक', 'डॉ. नेहा जोशी', 'बाल रोग विशेषज्ञ', '98765\u00a000111', 'neha@arogya.example'], marked('duotone-stethoscope')),
  card(hi('advocate', 'card-plate', 'वकील का विज़िटिंग कार्ड', 'notodevanagari brass', 'विज़िटिंग कार्ड, वकील, एडवोकेट, कोर्ट, business card, lawyer, advocate', []), ['मिश्रा एंड एसोसिएट्स, प्रयागराज', 'अनिल मिश्रा', 'अधिवक्ता, उच्च न्यायालय', '98765\u00a000122', 'anil@mishra.example'], marked('duotone-scales')),
  gift(hi('saree-gift', 'gift-ribbon', 'साड़ी का गिफ़्ट वाउचर', 'notodevanagari fuchsia', 'गिफ़्ट वाउचर, उपहार, साड़ी, दुकान, gift certificate, voucher, saree', []), ['गिफ़्ट वाउचर', 'पसंद आपकी', '₹2,000', 'कोई भी साड़ी, सूट या दुपट्टा चुनें।'], ['किसे', 'किससे']),
  coupon(hi('thali-coupon', 'coupon-ticket', 'थाली का कूपन', 'notodevanagari orchard', 'कूपन, छूट, थाली, रेस्टोरेंट, coupon, discount, restaurant', []), ['अन्नपूर्णा भोजनालय', '20% छूट', 'दो या ज़्यादा थालियों पर', 'सोमवार से गुरुवार तक मान्य।', '30 जून तक'], marked('duotone-fork-knife')),
  stamps(hi('chai-card', 'stamps-nine', 'चाय का स्टैंप कार्ड', 'notodevanagari terracotta', 'स्टैंप कार्ड, चाय, कैफ़े, ग्राहक, loyalty card, chai, cafe', []), ['नुक्कड़ चाय', 'नौवीं चाय\nहमारी', 'हर चाय पर एक मुहर, आठ के बाद एक मुफ़्त।', 'मुफ़्त'], 'plump-coffee-mug'),
  logo(hi('jeweler-logo', 'mark-diamond', 'ज्वेलर्स का लोगो', 'notodevanagari plum', 'लोगो, ज्वेलर्स, गहने, दुकान, jewelry logo, jeweler, shop', []), 'स्वर्णिमा', 'सोने-चाँदी के गहने', 'duotone-sparkle'),
  hi('diwali-mela', 'diwali-on-poster', 'दिवाली मेला पोस्टर', 'notodevanagari royal', 'दिवाली, मेला, पोस्टर, दीपावली, diwali, festival, poster', ['22 से 28 अक्टूबर', 'जगमग रात', 'दिवाली मेले में दीये, मिठाइयाँ और आतिशबाज़ी।']),
  hi('diwali-party', 'diwali-dinner-flyer', 'दिवाली पार्टी', 'notodevanagari festival', 'दिवाली, पार्टी, दावत, निमंत्रण, diwali, party, flyer', ['शनिवार, 23 अक्टूबर, शाम सात बजे', 'दिवाली की दावत', 'ताश, चाट और ढेर सारी मिठाई, क्लब हाउस में।']),
  told(hi('gold-wedding', 'gold-octagon-invitation', 'विवाह का निमंत्रण पत्र', 'notodevanagari rosewood', 'शादी का कार्ड, विवाह, निमंत्रण पत्र, शादी, wedding invitation, wedding, gold', []), { initials: 'अ · र', tag: 'शुभ विवाह', title: 'अदिति और रोहन', detail: 'रविवार, 21 नवंबर 2027, शाम सात बजे, राज महल, उदयपुर।', site: 'आपका आशीर्वाद हमारा उपहार' }),
  hi('first-birthday', 'rainbow-scene-invitation', 'पहले जन्मदिन का निमंत्रण', 'notodevanagari sorbet', 'जन्मदिन, पहला जन्मदिन, निमंत्रण, बच्चे, birthday invitation, first birthday, kids', ['हमारी नन्ही परी', 'नव्या का\nपहला साल', 'रविवार, 6 जून, शाम पाँच बजे, घर पर।']),
  hi('coaching-cover', 'tutoring-trade-facebook-cover', 'कोचिंग का फ़ेसबुक कवर', 'notodevanagari cobalt', 'कोचिंग, ट्यूशन, फ़ेसबुक कवर, पढ़ाई, tutoring, coaching, facebook cover', ['प्रज्ञा कोचिंग, पटना', 'सवाल पूछना मना नहीं है', 'कक्षा 9 से 12, विज्ञान और गणित।']),
  hi('yoga-video', 'yoga-trade-youtube-thumbnail', 'योग का यूट्यूब थंबनेल', 'notodevanagari coast', 'थंबनेल, यूट्यूब, योग, सेहत, youtube thumbnail, yoga, fitness', ['रोज़ सुबह', '10 मिनट योग', 'शुरुआत करने वालों के लिए']),
  hi('car-service', 'mechanic-trade-instagram-post', 'गाड़ी की सर्विस', 'notodevanagari jazz', 'मैकेनिक, गाड़ी, सर्विस, गैराज, car repair, mechanic, instagram post', ['बारिश से पहले', 'गाड़ी दिखा लीजिए', 'पूरी जाँच ₹499 में।']),
  filled(hi('budget', 'planner-budget', 'महीने का बजट', 'notodevanagari mint', 'बजट, ख़र्च, महीना, घर, budget planner, monthly budget, money', []), { title: 'घर का बजट', tag: 'महीना', in: 'आमदनी', out: 'ख़र्च', head1: 'बचत', goal: 'लक्ष्य', ...counted('in', ['वेतन', 'किराया', 'अन्य']), ...counted('out', ['घर का किराया', 'राशन', 'बिजली-पानी', 'मोबाइल', 'पेट्रोल', 'स्कूल फ़ीस', 'दवाइयाँ', 'त्योहार', 'बाहर खाना']) }),
  hi('coming-soon-shop', 'papered-shop-instagram-post', 'जल्द खुल रही है दुकान', 'notodevanagari paprika', 'जल्द आ रहा है, नई दुकान, उद्घाटन, coming soon, opening soon, shop, instagram post', ['गांधी रोड, दुकान नं. 14', 'जल्द आ रहे हैं', 'शुक्रवार सुबह दस बजे से।']),
];
