/** Words of a language that visitors search by. */
export interface ForeignWords {
  /** What designs are about: 'boda=wedding', several with a + between. */
  readonly topics: string;
  /** What formats are called: 'cartel=poster', the right as English calls it. */
  readonly formats: string;
  /** Small words that say nothing of what is looked for. */
  readonly small: string;
}

/**
 * What visitors call topics and formats in other languages than English, by language. They tell which language is looked
 * for, and find what is called so in English as well.
 */
export const FOREIGN: Readonly<Record<string, ForeignWords>> = {
  es: {
    topics:
      'boda=wedding, cumpleanos=birthday, navidad=christmas, oferta=sale+offer, ofertas=sale+offer, rebajas=sale, descuento=discount+sale, ' +
      'restaurante=restaurant, comida=food, cafeteria=cafe+coffee, panaderia=bakery+bread, pasteleria=bakery+cake, peluqueria=hair salon+salon, barberia=barber, ' +
      'bautizo=baptism, bebe=baby, graduacion=graduation, escuela=school, iglesia=church, musica=music, concierto=concert, viaje=travel, viajes=travel, verano=summer, ' +
      'dia de la madre=mothers day, dia del padre=fathers day, gracias=thank you, feliz=happy, gimnasio=gym+fitness, inmobiliaria=real estate, casa=home, limpieza=cleaning, ' +
      'ninos=kids, futbol=soccer, belleza=beauty, moda=fashion, abogado=lawyer, dentista=dentist, aniversario=anniversary, ano nuevo=new year, amor=love, empleo=hiring+job',
    formats:
      'cartel=poster, volante=flyer, folleto=flyer, invitacion=invitation, invitaciones=invitation, tarjeta=card, tarjetas=card, carta restaurante=menu, menu restaurante=menu, ' +
      'tarjeta de presentacion=business card, tarjeta de visita=business card, tarjeta de cumpleanos=birthday card, publicacion de instagram=instagram post, historia de instagram=instagram story, ' +
      'factura=invoice, certificado=certificate, portada=book cover, presentacion=presentation',
    small: 'de del la las los el un una para con y en por mi tu',
  },
  fr: {
    topics:
      'mariage=wedding, anniversaire=birthday, fete=party, noel=christmas, soldes=sale, boulangerie=bakery+bread, patisserie=bakery+cake, ' +
      'coiffure=hair salon+salon, coiffeur=hair salon+barber, coiffeuse=hair salon, bapteme=baptism, naissance=newborn+baby, bebe=baby, ecole=school, eglise=church, musique=music, ' +
      'voyage=travel, voyages=travel, ete=summer, fete des meres=mothers day, fete des peres=fathers day, merci=thank you, joyeux=happy, immobilier=real estate, maison=home, ' +
      'menage=cleaning, enfant=kids, enfants=kids, beaute=beauty, avocat=lawyer, dentiste=dentist, bonne annee=new year, nouvel an=new year, amour=love, emploi=hiring+job, ' +
      'vacances=vacation+travel, saint valentin=valentines day, paques=easter, rentree=back to school',
    formats:
      'affiche=poster, affiches=poster, depliant=brochure, carte=card, cartes=card, carte de visite=business card, cartes de visite=business card, carte anniversaire=birthday card, ' +
      'carte d anniversaire=birthday card, faire part=invitation, carton d invitation=invitation, publication instagram=instagram post, facture=invoice, certificat=certificate, diplome=certificate, ' +
      'couverture=book cover, carte de restaurant=menu',
    small: 'de des du d la le les l un une pour avec et en au aux par mon ma',
  },
  de: {
    topics:
      'hochzeit=wedding, hochzeitseinladung=wedding invitation, weihnachtskarte=christmas card, geburtstag=birthday, feier=party, weihnachten=christmas, weihnachtsfeier=christmas party, angebot=offer+sale, rabatt=discount+sale, ausverkauf=sale, essen=food, ' +
      'backerei=bakery+bread, friseur=hair salon+barber, taufe=baptism, geburt=newborn+baby, abschluss=graduation, schule=school, einschulung=back to school, kirche=church, musik=music, ' +
      'konzert=concert, reise=travel, reisen=travel, urlaub=vacation+travel, sommer=summer, muttertag=mothers day, vatertag=fathers day, danke=thank you, immobilien=real estate, ' +
      'haus=home, reinigung=cleaning, kinder=kids, fussball=soccer, schonheit=beauty, anwalt=lawyer, zahnarzt=dentist, jubilaum=anniversary, neujahr=new year, silvester=new years eve, ' +
      'liebe=love, ostern=easter, sommerfest=summer party, flohmarkt=yard sale, stellenanzeige=hiring+job',
    formats:
      'plakat=poster, plakate=poster, flugblatt=flyer, faltblatt=brochure, einladung=invitation, einladungen=invitation, einladungskarte=invitation, karte=card, karten=card, ' +
      'geburtstagskarte=birthday card, dankeskarte=thank you card, visitenkarte=business card, visitenkarten=business card, ' +
      'speisekarte=menu, speisekarten=menu, getrankekarte=menu, lebenslauf=resume, rechnung=invoice, urkunde=certificate, gutschein=gift certificate, stundenplan=class schedule, planer=planner, ' +
      'postkarte=postcard, buchcover=book cover, prasentation=presentation, bewerbung=resume',
    small: 'der das den dem ein eine einen fur mit und zum zur von im',
  },
  pt: {
    topics:
      'casamento=wedding, aniversario=birthday, festa=party, natal=christmas, promocao=sale+offer, oferta=sale+offer, desconto=discount+sale, restaurante=restaurant, comida=food, ' +
      'padaria=bakery+bread, confeitaria=bakery+cake, cabeleireiro=hair salon, barbearia=barber, salao de beleza=beauty+salon, batizado=baptism, bebe=baby, cha de bebe=baby shower, ' +
      'formatura=graduation, escola=school, igreja=church, musica=music, viagem=travel, viagens=travel, verao=summer, dia das maes=mothers day, dia dos pais=fathers day, obrigado=thank you, ' +
      'obrigada=thank you, feliz=happy, imobiliaria=real estate, imovel=real estate, limpeza=cleaning, criancas=kids, futebol=soccer, beleza=beauty, moda=fashion, ' +
      'advogado=lawyer, dentista=dentist, ano novo=new year, dia dos namorados=valentines day, pascoa=easter, vaga=hiring+job',
    formats:
      'cartaz=poster, panfleto=flyer, folheto=flyer, convite=invitation, convites=invitation, cartao=card, cartoes=card, cartao de visita=business card, cartao de aniversario=birthday card, ' +
      'cardapio=menu, curriculo=resume, fatura=invoice, certificado=certificate, capa de livro=book cover, apresentacao=presentation',
    small: 'de do da dos das o os um uma para com e em no na por',
  },
  it: {
    topics:
      'matrimonio=wedding, nozze=wedding, compleanno=birthday, festa=party, natale=christmas, saldi=sale, sconto=discount+sale, sconti=discount+sale, offerta=offer+sale, ristorante=restaurant, ' +
      'panetteria=bakery+bread, pasticceria=bakery+cake, parrucchiere=hair salon, barbiere=barber, battesimo=baptism, bambini=kids, laurea=graduation, scuola=school, chiesa=church, ' +
      'musica=music, concerto=concert, viaggio=travel, viaggi=travel, festa della mamma=mothers day, festa del papa=fathers day, grazie=thank you, buon=happy, auguri=greeting, ' +
      'palestra=gym+fitness, pulizie=cleaning, calcio=soccer, bellezza=beauty, moda=fashion, avvocato=lawyer, dentista=dentist, capodanno=new year, amore=love, pasqua=easter, cena=dinner',
    formats:
      'locandina=poster, volantino=flyer, invito=invitation, inviti=invitation, biglietto=card, biglietti=card, biglietto da visita=business card, biglietti da visita=business card, ' +
      'biglietto di auguri=greeting card, biglietto compleanno=birthday card, partecipazioni=invitation, partecipazione=invitation, fattura=invoice, certificato=certificate, ' +
      'attestato=certificate, copertina=book cover, presentazione=presentation',
    small: 'di del della dei il lo gli un una per con e da al alla',
  },
  ja: {
    topics:
      '誕生日=birthday, 結婚=wedding, 結婚式=wedding, クリスマス=christmas, セール=sale, 割引=discount+sale, 新年=new year, 年賀状=new year, カフェ=cafe+coffee, パン=bakery+bread, 学校=school, 夏=summer, ' +
      '母の日=mothers day, 父の日=fathers day, ありがとう=thank you, 旅行=travel, 音楽=music, 求人=hiring+job, 美容室=hair salon, レストラン=restaurant, 卒業=graduation, ハロウィン=halloween',
    formats:
      'ポスター=poster, チラシ=flyer, メニュー=menu, 名刺=business card, カード=card, はがき=postcard, 招待状=invitation, 履歴書=resume, 請求書=invoice, ロゴ=logo',
    small: 'の を に',
  },
  zh: {
    topics:
      '生日=birthday, 婚礼=wedding, 结婚=wedding, 圣诞=christmas, 圣诞节=christmas, 新年=new year, 春节=lunar new year, 中秋节=mid autumn, 优惠=sale+offer, 折扣=discount+sale, 打折=sale, 招聘=hiring+job, ' +
      '咖啡=coffee+cafe, 餐厅=restaurant, 学校=school, 夏天=summer, 母亲节=mothers day, 父亲节=fathers day, 谢谢=thank you, 旅行=travel, 旅游=travel, 音乐=music, 毕业=graduation',
    formats:
      '海报=poster, 传单=flyer, 菜单=menu, 名片=business card, 贺卡=card, 卡片=card, 请柬=invitation, 邀请函=invitation, 简历=resume, 发票=invoice, 标志=logo',
    small: '的',
  },
  ko: {
    topics:
      '생일=birthday, 결혼=wedding, 결혼식=wedding, 크리스마스=christmas, 할인=discount+sale, 세일=sale, 카페=cafe+coffee, 커피=coffee, 음악=music, 운동=fitness, 집들이=housewarming, 감사=thank you, ' +
      '새해=new year, 학교=school, 여름=summer, 여행=travel, 졸업=graduation, 채용=hiring+job, 식당=restaurant, 어버이날=mothers day',
    formats:
      '포스터=poster, 전단지=flyer, 메뉴=menu, 메뉴판=menu, 명함=business card, 카드=card, 초대장=invitation, 청첩장=invitation, 이력서=resume, 로고=logo',
    small: '의',
  },
  hi: {
    topics:
      'जन्मदिन=birthday, शादी=wedding, विवाह=wedding, दिवाली=diwali, दीपावली=diwali, होली=holi, सेल=sale, छूट=discount+sale, स्कूल=school, ट्यूशन=tutoring, योग=yoga, शुभकामनाएँ=greeting, बच्चे=kids, नौकरी=hiring+job',
    formats: 'पोस्टर=poster, पर्चा=flyer, कार्ड=card, निमंत्रण=invitation, दावत=invitation, मेनू=menu, लोगो=logo',
    small: 'का की के और में',
  },
  ar: {
    topics:
      'عيد ميلاد=birthday, ميلاد=birthday, زفاف=wedding, عرس=wedding, رمضان=ramadan, عيد=eid, عيد مبارك=eid, تخفيضات=sale, خصم=discount+sale, قهوة=coffee+cafe, مقهى=cafe+coffee, مطعم=restaurant, مدرسة=school, ' +
      'تهنئة=greeting, شكرا=thank you, سفر=travel, صالون=salon, عقارات=real estate, وظيفة=hiring+job, مولود=newborn+baby',
    formats:
      'دعوة=invitation, بطاقة=card, بطاقة عمل=business card, بطاقة دعوة=invitation, ملصق=poster, منشور=flyer, شعار=logo, شهادة=certificate, فاتورة=invoice',
    small: 'في من',
  },
  he: {
    topics:
      'יום הולדת=birthday, חתונה=wedding, חנוכה=hanukkah, פסח=passover, ראש השנה=rosh hashanah, מבצע=sale, הנחה=discount+sale, קפה=coffee+cafe, מסעדה=restaurant, בית ספר=school, ילדים=kids, ' +
      'מסיבה=party, דרושים=hiring+job, תודה=thank you, בר מצווה=bar mitzvah, בת מצווה=bat mitzvah, יוגה=yoga, מאפייה=bakery+bread',
    formats:
      'הזמנה=invitation, כרטיס ברכה=greeting card, כרטיס=card, כרטיס ביקור=business card, פוסטר=poster, עלון=flyer, תפריט=menu, לוגו=logo, קורות חיים=resume',
    small: 'של את',
  },
};
