import type { TemplateSource } from '../../../build/templates/recipe.js';
import { spoken } from './spoken.js';

const zh = spoken('zh', ['chinese', '中文']);

export const chinese: readonly TemplateSource[] = [
  zh('spring-festival', 'lunar-poster', '春节庙会海报', 'notochinese festival', '春节, 庙会, 新年, lunar new year, festival, poster', ['正月初一至初五', '新春庙会', '舞龙、灯谜、糖葫芦，欢迎全家同来。']),
  zh('new-year', 'lunar-instagram-post', '新年贺卡', 'notochinese cherry', '新年, 春节, 贺卡, new year, greeting, lantern', ['恭贺新禧', '新春快乐', '愿你平安喜乐，万事如意。']),
  zh('tea', 'cups-instagram-story', '周末茶馆', 'notochinese olive', '茶, 茶馆, 周末, tea, cafe, weekend', ['每周六下午', '慢慢喝茶', '新到的龙井，第二杯免费。']),
  zh('bookfair', 'shelf-poster', '旧书市集', 'notochinese harbour', '旧书, 书, 市集, book, fair, poster', ['3月20日至21日', '旧书市集', '一万本旧书，五元起。']),
  zh('sale', 'tags-instagram-post', '夏季特卖', 'notochinese lagoon', '特卖, 打折, 夏天, sale, discount, offer', ['截至周日', '夏季特卖', '全场商品，最低五折。']),
  zh('yoga', 'lotus-instagram-post', '清晨瑜伽', 'notochinese coast', '瑜伽, 清晨, 课程, yoga, wellness, class', ['工作日早上六点半', '深呼吸', '零基础也可参加，提供瑜伽垫。']),
  zh('birthday', 'cake-birthday-card', '生日贺卡', 'notochinese sorbet', '生日, 贺卡, 蛋糕, birthday, card, cake', ['送给小雨', '生日快乐', '最大的一块蛋糕给你。', '爱你的朋友们']),
  zh('graduation', 'graduation-facebook-post', '毕业快乐', 'notochinese skyline', '毕业, 祝贺, 学校, graduation, congratulations, school', ['2027届', '毕业快乐', '我们为你骄傲。']),
  zh('mothers-day', 'tulips-greeting-card', '母亲节卡片', 'notochinese blossom', '母亲节, 卡片, 鲜花, mothers day, card, flowers', ['五月九日', '妈妈，谢谢您', '您做的饭最好吃。']),
  zh('islands', 'islands-pinterest-pin', '海岛旅行指南', 'notochinese lantern', '海岛, 旅行, 夏天, travel, island, guide', ['慢游海岛', '七座小岛', '游泳、露营、吃海鲜。']),
];
