/** A field as the documents have it: label, key of the body (`…`: one for each language), and the component that takes it. */
export type LabelLine = readonly [label: string, path: string, kind: string];

/**
 * Every field of every form, by the component that shows it: the label belongs to the key that the documents give the
 * value, and the component is of its kind (money, year, day) and offers what the documents say (`boards`, `type`).
 */
export const LABELS: Readonly<Record<string, { source: string; fields: readonly LabelLine[] }>> = {
  'app/proxy-login/proxy-login-dialog.tsx': {
    source: "the office's proxy: ours",
    fields: [
      ['Proksi-serverdagi nom', 'username', 'TextInput'],
      ['Proksi-serverdagi parol', 'password', 'PasswordInput'],
    ],
  },
  'features/answer-templates/answer-templates-page.tsx': {
    source: 'spec 001 §3 (answer template)',
    fields: [['Shablon matni', 'context', 'Textarea']],
  },
  'features/appeals/answer-dialog.tsx': {
    source: 'spec 001 §7; the label is that of the verdict',
    fields: [['label', 'context', 'AnswerField']],
  },
  'features/appeals/bulk-dialog.tsx': {
    source: 'spec 001 §7; the label is that of the verdict',
    fields: [['label', 'context', 'AnswerField']],
  },
  'features/appeals/type-dialog.tsx': {
    source: 'spec 001 §3, §7',
    fields: [['Murojaat turi', 'type', 'ChoiceSelect']],
  },
  'features/budget-params/budget-param-page.tsx': {
    source: 'spec 001 §3 (budget param)',
    fields: [
      ['Nomi', 'order_title', 'TextInput'],
      ['Havola', 'order_link', 'TextInput'],
      ['Yil', 'budget_year', 'YearInput'],
      ['Daromad', 'income', 'WholeNumberInput'],
      ['Xarajat', 'outcome', 'WholeNumberInput'],
    ],
  },
  'features/chronology/chronology-form.tsx': {
    source: 'spec 001 §3 (chronology)',
    fields: [
      ['Turi', 'chronology_type', 'ChoiceSelect'],
      ['Lot raqami', 'lot_number', 'TextInput'],
      ['Buyurtmachi', 'orderer_id', 'RemoteSelect'],
      ['Menejer qidirilgan sana', 'manager_search_date', 'DateField'],
      ['Pudratchi', 'contractor_id', 'RemoteSelect'],
      ['Tugatilgan sana', 'finished_date', 'DateField'],
      ['Yakuniy summa', 'final_sum', 'MoneyInput'],
      ['Yakuniy summa hujjati', 'final_sum_document', 'DocumentInput "final_sum_document"'],
      ['Manzilli hujjat', 'address_document', 'DocumentInput "address_document"'],
      ['Smeta hujjati', 'estimate_document', 'DocumentInput "estimate_document"'],
    ],
  },
  'features/citizens/citizen-page.tsx': {
    source: 'spec 001 §3 (citizen)',
    fields: [
      ['F.I.Sh.', 'fullname', 'TextInput'],
      ['Viloyat', 'region_id', 'RegionSelect'],
      ['Tuman', 'district_id', 'DistrictSelect'],
      ['Kasbi', 'profession', 'TextInput'],
      ['Telefon raqami', 'phone_number', 'KeptPhoneInput'],
      ['Jinsi', 'gender', 'ChoiceSelect'],
    ],
  },
  'features/consolidated-budget/indicator-page.tsx': {
    source: 'spec 002 §3: the first quarter has no ordinal',
    fields: [
      ['Yil', 'year', 'YearInput'],
      ["{{name}}: summa, mlrd so'm, Qabul qilingan budjet", 'accepted_amount', 'DecimalInput'],
      ['{{name}}: YAIMga nisbatan, %, Qabul qilingan budjet', 'accepted_percent', 'DecimalInput'],
      ["{{name}}: summa, mlrd so'm, 1-chorak ijrosi", 'execution_amount', 'DecimalInput'],
      ['{{name}}: YAIMga nisbatan, %, 1-chorak ijrosi', 'execution_percent', 'DecimalInput'],
      ["{{name}}: summa, mlrd so'm, 2-chorak ijrosi", 'second_execution_amount', 'DecimalInput'],
      ['{{name}}: YAIMga nisbatan, %, 2-chorak ijrosi', 'second_execution_percent', 'DecimalInput'],
      ["{{name}}: summa, mlrd so'm, 3-chorak ijrosi", 'third_execution_amount', 'DecimalInput'],
      ['{{name}}: YAIMga nisbatan, %, 3-chorak ijrosi', 'third_execution_percent', 'DecimalInput'],
      ["{{name}}: summa, mlrd so'm, 4-chorak ijrosi", 'fourth_execution_amount', 'DecimalInput'],
      ['{{name}}: YAIMga nisbatan, %, 4-chorak ijrosi', 'fourth_execution_percent', 'DecimalInput'],
    ],
  },
  'features/contacts/contact-page.tsx': {
    source: 'spec 001 §3 (contact)',
    fields: [
      ['Viloyat', 'region_id', 'RegionSelect'],
      ['Tuman', 'district_id', 'DistrictSelect'],
      ['F.I.Sh.', 'fullname', 'TextInput'],
      ['Telefon raqami', 'phone', 'KeptPhoneInput'],
    ],
  },
  'features/customers/customer-page.tsx': {
    source: 'spec 002 §3 (customer)',
    fields: [
      ['Nomi', 'title', 'TextInput'],
      ['STIR', 'tin', 'TinInput'],
      ['Turi', 'type', 'ChoiceSelect'],
    ],
  },
  'features/faq/faq-page.tsx': {
    source: 'spec 001 §3 (FAQ)',
    fields: [
      ['Savol', 'question.…', 'Textarea'],
      ['Javob', 'answer.…', 'Textarea'],
      ['Turi', 'type', 'ChoiceSelect'],
      ['Tartib raqami', 'order', 'WholeNumberInput'],
    ],
  },
  'features/forum/forum-page.tsx': {
    source: 'spec 001 §3 (forum)',
    fields: [
      ['Viloyat', 'regionId', 'RegionSelect'],
      ['Tuman', 'districtId', 'DistrictSelect'],
      ["Mo'ljal", 'nearby', 'TextInput'],
      ["Mas'ul shaxs", 'responsiblePerson', 'TextInput'],
      ['Sana', 'date', 'DateField'],
    ],
  },
  'features/funds/fund-page.tsx': { source: 'spec 002 §3 (fund)', fields: [['Nomi', 'title', 'LocalizedFields']] },
  'features/indicator-organizations/indicator-organization-page.tsx': {
    source: 'spec 002 §2, §3: Aktiv, Arxiv, STIR',
    fields: [
      ['Nomi', 'title', 'LocalizedFields'],
      ['ASBO ID', 'asbo_id', 'TextInput'],
      ['STIR', 'inn', 'TinInput'],
      ['Aktiv', 'is_active', 'Checkbox'],
      ['Arxiv', 'is_archive', 'Checkbox'],
      ['Logotip', 'logo', 'UploadedPictureField'],
    ],
  },
  'features/indicator-trees/indicator-dialog.tsx': {
    source: 'spec 002 §3 (expense indicator)',
    fields: [
      ['Yil', 'year', 'YearInput'],
      ['Chorak', 'quarter', 'YearQuarterSelect'],
      ['Summa', 'amount', 'DecimalInput'],
    ],
  },
  'features/kindergartens/kindergarten-page.tsx': {
    source: 'spec 002 §3, §7: boards and organizations of type KINDERGARDEN',
    fields: [
      ['Mavsum', 'board_id', "BoardField boardsQuery(me, 'KINDERGARDEN')"],
      ['Viloyat', 'region_id', 'RegionSelect'],
      ['Tuman', 'district_id', 'DistrictSelect'],
      ['Mahalla', 'quarter_id', 'QuarterSelect'],
      ['Tashkilot', 'organization_id', 'OrganizationSelect "KINDERGARDEN"'],
      ['Joylashuv', 'location', 'TextInput'],
      ['Ish turi', 'type_of_work', 'ChoiceSelect'],
      ["Oxirgi ta'mirlangan yili", 'last_repaired_year', 'YearInput'],
      ['Quvvati', 'power', 'DecimalInput'],
      ["Boshlang'ich qiymati", 'initial_value', 'DecimalInput UZS'],
      ['Texnik holati', 'technical_position', 'TextInput'],
      ['Tavsif', 'description', 'Textarea'],
      ['Rasmlar', 'images', 'UploadedPicturesField'],
    ],
  },
  'features/managers/pages.tsx': {
    source: 'spec 001 §3 (manager)',
    fields: [
      ['F.I.Sh.', 'fullname', 'TextInput'],
      ['Roli', 'role', 'ChoiceSelect'],
      ['JSHSHIR', 'pinfl', 'PinflInput'],
      ['Viloyat', 'region_id', 'RegionSelect'],
      ['Tuman', 'district_id', 'DistrictSelect'],
      ['Mahalla', 'quarter_id', 'QuarterSelect'],
    ],
  },
  'features/ministry-execution/executions-page.tsx': {
    source: 'spec 002 §3 (Excel import form)',
    fields: [
      ['Nomi', 'title', 'TextInput'],
      ['Turi', 'type', 'ChoiceSelect'],
      ["O'lchov birligi", 'currency', 'ChoiceSelect'],
      ['Sana', 'date', 'DateField'],
      ['Izoh', 'description', 'Textarea'],
    ],
  },
  'features/ministry-execution/execution-page.tsx': {
    source: 'spec 002 §3 (ministry execution)',
    fields: [
      ['Vazirlik', 'ministry_id', 'Cascader ministries'],
      ['Yil', 'year', 'YearInput'],
      ['Chorak', 'quarter', 'YearQuarterSelect'],
      ['Reja', 'plan', 'DecimalInput uzs'],
      ['Ijro', 'executed', 'DecimalInput uzs'],
      ['Farq', 'difference', 'DecimalInput uzs'],
      ['Foiz', 'percent', 'DecimalInput " %"'],
    ],
  },
  'features/moderation-results/result-page.tsx': {
    source: 'spec 001 §3 (moderation result)',
    fields: [
      ['Mavsum', 'board_id', 'BoardField'],
      ['Viloyat', 'region_id', 'RegionSelect'],
      ['Tuman', 'district_id', 'DistrictSelect'],
      ['Fayl', 'file_uid', 'UploadedFileField'],
      ['Fayl', 'file_uid', 'UploadedFileField'],
    ],
  },
  'features/organizations/organization-page.tsx': {
    source: 'spec 001 §3 (organization)',
    fields: [
      ['Nomi', 'title', 'TextInput'],
      ['Viloyat', 'region_id', 'RegionSelect'],
      ['Tuman', 'district_id', 'DistrictSelect'],
      ['Turi', 'organization_type', 'ChoiceSelect'],
      ['STIR', 'inn', 'TinInput'],
    ],
  },
  'features/population/population-page.tsx': {
    source: 'spec 001 §3 (citizens count)',
    fields: [
      ['Viloyat', 'region_id', 'RegionSelect'],
      ['Tuman', 'district_id', 'DistrictSelect'],
      ['Yil', 'year', 'YearInput'],
      ['Aholi soni', 'citizens_count', 'WholeNumberInput'],
    ],
  },
  'features/product-categories/product-category-page.tsx': {
    source: 'spec 001 §3, §5 (product category)',
    fields: [
      ['Nomi', 'title', 'LocalizedFields'],
      ['Tashabbus kategoriyasi', 'initiative_category_id', 'BigSelect'],
    ],
  },
  'features/products/product-page.tsx': {
    source: 'spec 001 §3, §5 (product)',
    fields: [
      ['Mavsum', 'board_id', 'BoardField'],
      ['Sarlavha', 'title', 'LocalizedFields'],
      ['Kategoriya', 'category_id', 'BigSelect'],
      ["O'lchov birligi", 'unit_of_measure', 'ChoiceSelect'],
      ['Tovar soni', 'max_available', 'WholeNumberInput'],
      ['Narxi', 'price', 'MoneyInput'],
    ],
  },
  'features/protocols/council-dialog.tsx': {
    source: 'spec 000 §2: title is number and date of the decision',
    fields: [
      ['Qaror raqami va sanasi', 'title', 'TextInput'],
      ['Qaror fayli', 'file', 'UploadedFileField'],
    ],
  },
  'features/protocols/protocol-dialog.tsx': {
    source: 'spec 000 §2 (protocol)',
    fields: [['Protokol fayli', 'file', 'UploadedFileField']],
  },
  'features/protocols/protocol-form.tsx': {
    source: 'spec 000 §2 (protocol)',
    fields: [['Protokol fayli', 'file', 'UploadedFileField']],
  },
  'features/quarterly-reports/report-page.tsx': {
    source: 'spec 001 §3: season is the year',
    fields: [
      ['Viloyat', 'region_id', 'RegionSelect'],
      ['Tuman', 'district_id', 'DistrictSelect'],
      ['Yil', 'season', 'ChoiceSelect'],
      ['Chorak', 'quarter', 'YearQuarterSelect'],
      ['Hisobot fayli', 'file_id', 'UploadedFileField'],
    ],
  },
  'features/quarters/identity-fields.tsx': {
    source: 'spec 001 §2, §3 (quarter)',
    fields: [
      ['Viloyat', 'region_id', 'RegionSelect'],
      ['Tuman', 'district_id', 'DistrictSelect'],
      ['Mahalla nomi', 'title', 'TextInput'],
      ['Aholi soni', 'citizen_count', 'WholeNumberInput'],
    ],
  },
  'features/quarters/quarter-page.tsx': {
    source: 'spec 001 §3: id number is the tax id',
    fields: [
      ['STIR', 'id_number_id', 'NumberSelect TAX_IDS'],
      ['Hisob raqami', 'account_number_id', 'NumberSelect ACCOUNTS'],
      ['Holati', 'status', 'ChoiceSelect'],
      ['Moliyaviy holati', 'financial_status', 'ChoiceSelect'],
      ["Qo'shimcha mahalla", 'additional_quarter_id', 'QuarterSelect'],
    ],
  },
  'features/road-prices/road-price-page.tsx': {
    source: 'spec 002 §3 (road price)',
    fields: [
      ['Mavsum', 'board_id', 'BoardField'],
      ['Viloyat', 'region_id', 'RegionSelect'],
      ['Tuman', 'district_id', 'DistrictSelect'],
      ['Narxi', 'price', 'DecimalInput uzs'],
      ['Yarim tayyor narxi', 'half_ready_price', 'DecimalInput uzs'],
    ],
  },
  'features/school-boards/school-board-page.tsx': {
    source: 'spec 002 §3 (school board)',
    fields: [
      ['Sarlavha', 'title', 'TextInput'],
      ['Tavsif', 'description', 'Textarea'],
      ['Qoidalar', 'rules', 'Textarea'],
      ['Yil', 'year', 'YearInput'],
      ['Mavsum', 'season', 'WholeNumberInput'],
      ['Budjet summasi', 'budget', 'MoneyInput'],
      ["Bitta tashabbusning eng ko'p summasi", 'initiatives_max_amount', 'MoneyInput'],
      ['Qabul qilish boshlanishi', 'accepting_start', 'DateField'],
      ['Qabul qilish tugashi', 'accepting_end', 'DateField'],
      ['Moderatsiya boshlanishi', 'moderating_start', 'DateField'],
      ['Moderatsiya tugashi', 'moderating_end', 'DateField'],
      ['Ovoz berish boshlanishi', 'voting_start', 'DateField'],
      ['Ovoz berish tugashi', 'voting_end', 'DateField'],
    ],
  },
  'features/school-categories/school-category-page.tsx': {
    source: 'spec 002 §3 (school initiative category)',
    fields: [
      ['Nomi', 'title', 'LocalizedFields'],
      ['Belgi', 'icon', 'UploadedPictureField'],
      ['Tartib raqami', 'order', 'WholeNumberInput'],
    ],
  },
  'features/school-initiative-form/student-fields.tsx': {
    source: 'spec 002 §5, §7',
    fields: [
      ['Viloyat', 'region_id', 'RegionSelect'],
      ['Tuman', 'district_id', 'DistrictSelect'],
      ['Maktab', 'school_id', 'SchoolSelect { board_id: board, region_id, district_id }'],
      ['Sinf', 'school_class', 'ClassSelect'],
      ["O'quvchi", 'student_id', 'StudentSelect'],
      ["O'quvchi ismi", 'student_name', 'TextInput'],
    ],
  },
  'features/school-initiative-form/template-field.tsx': {
    source: 'spec 002 §5, §7',
    fields: [['Shablon', 'template_id', 'BigSelect']],
  },
  'features/school-initiative-form/text-fields.tsx': {
    source: 'spec 002 §5, §7',
    fields: [
      ['Mavzu', 'title', 'TextInput'],
      ['Toifa', 'category_id', 'BigSelect'],
      ["So'ralgan summa", 'requested_amount', 'MoneyInput'],
      ['Tavsif', 'description', 'Textarea'],
    ],
  },
  'features/school-templates/school-template-page.tsx': {
    source: 'spec 002 §3 (school template)',
    fields: [
      ['Sarlavha', 'title', 'TextInput'],
      ['Tavsif', 'description', 'Textarea'],
      ['Mavsum', 'board_id', 'BoardField schoolBoardsQuery'],
      ['Toifa', 'category_id', 'BigSelect'],
      ["So'ralgan summa", 'requested_amount', 'MoneyInput'],
      ['Rasm', 'photo', 'UploadedPictureField'],
    ],
  },
  'features/secret-keys/secret-key-page.tsx': {
    source: 'spec 002 §3 (secret key)',
    fields: [
      ['Mavsum', 'board_id', 'BoardField schoolBoardsQuery'],
      ['Maxfiy kalit', 'secret', 'TextInput'],
    ],
  },
  'features/sign-in/password-form.tsx': {
    source: 'spec 000 §3 (login)',
    fields: [
      ['Foydalanuvchi nomi', 'username', 'TextInput'],
      ['Parol', 'password', 'PasswordInput'],
    ],
  },
  'features/site-items/site-item-page.tsx': {
    source: 'spec 001 §3, §5: "send time" is created_date',
    fields: [
      ['Sarlavha', 'title.…', 'TextInput'],
      ['Asosiy matn', 'context.…', 'RichText'],
      ['Sarlavha uchun rasm', 'image', 'UploadedPictureField'],
      ['Yuborish vaqti', 'created_date', 'DateTimeInput'],
    ],
  },
  'features/site-papers/paper-fields.tsx': {
    source: 'spec 001 §2, §3 (budget citizen, regulatory document)',
    fields: [
      ['Sarlavha', 'title.…', 'TextInput'],
      ['Sarlavha uchun rasm', 'images.…', 'UploadedPictureField'],
      ['Fayl', 'attachments.…', 'UploadedFileField'],
    ],
  },
  'features/state-target-funds/state-target-fund-page.tsx': {
    source: 'spec 002 §3 (state target fund)',
    fields: [
      ["Jamg'arma", 'fund_id', 'BigSelect'],
      ['Yil', 'year', 'YearInput'],
      ['Chorak', 'quarter', 'YearQuarterSelect'],
      ['Transfertlar', 'transfers', 'DecimalInput uzs'],
      ['Tushum', 'revenue', 'DecimalInput uzs'],
      ['Xarajat', 'expenditure', 'DecimalInput uzs'],
    ],
  },
  'features/students/keys-dialog.tsx': {
    source: 'spec 002 §5 (send-key dialog)',
    fields: [['Mavsum', 'board_id', 'BoardField schoolBoardsQuery']],
  },
  'features/students/student-page.tsx': {
    source: 'spec 002 §3 (student)',
    fields: [
      ['F.I.Sh.', 'full_name', 'TextInput'],
      ['Viloyat', 'region_id', 'RegionSelect'],
      ['Tuman', 'district_id', 'DistrictSelect'],
      ['Maktab', 'school_id', 'OrganizationSelect "SCHOOL"'],
      ['Sinf', 'class_name', 'TextInput'],
      ['Sinf raqami', 'class_number', 'TextInput'],
      ['Kundalik ID', 'kundalik_id', 'TextInput'],
      ['Telefon raqami', 'phone_number', 'PhoneInput'],
    ],
  },
  'kit/trees/node-form-page.tsx': {
    source: 'spec 002 §3 (ministry, expense, classification, budget; type and parent of a state budget indicator)',
    fields: [
      ['Nomi', 'title', 'LocalizedFields'],
      ['Turi', 'type', 'ChoiceSelect'],
      ["Yuqori bo'g'in", 'parent_id', 'Cascader parents'],
    ],
  },
  'domains/initiative/acceptance/accept-fields.tsx': {
    source: 'spec 000 §2, §3 (accept form)',
    fields: [
      ['Buyurtmachi', 'customer_id', 'CustomerSelect'],
      ['Toifa', 'category_id', 'BigSelect'],
      ['Mahalla', 'quarter_id', 'BigSelect'],
      ['Tashkilot', 'organization_id', 'BigSelect'],
      ['Tavsif', 'description', 'Textarea'],
      ['Izoh', 'comment', 'Textarea'],
      ['Energiya samarador loyiha', 'is_energy_effective', 'Checkbox'],
      ['Ajratilgan summa', 'granted_amount', 'MoneyInput'],
    ],
  },
  'domains/initiative/acceptance/road-fields.tsx': {
    source: 'spec 000 §2, §3 (accept form); metres, Z-046',
    fields: [
      ["Yo'l turi", 'road_type', 'ChoiceSelect'],
      ["Yo'l uzunligi", 'road_length', 'WholeNumberInput metr'],
    ],
  },
  'domains/initiative/actions/invest-id-dialog.tsx': {
    source: 'spec 000 §7 (invest_object_id)',
    fields: [['Invest Id', 'invest_object_id', 'WholeNumberInput']],
  },
  'domains/initiative/decisions/ban-dialog.tsx': {
    source: 'spec 000 §5 (ignore)',
    fields: [
      ['Izoh', 'comment', 'Textarea'],
      ['Asoslovchi hujjat', 'file', 'UploadedFileField'],
    ],
  },
  'domains/initiative/decisions/deny-dialog.tsx': {
    source: 'spec 000 §7 (deny)',
    fields: [['Izoh', 'comment', 'Textarea']],
  },
  'domains/initiative/decisions/reject-dialog.tsx': {
    source: 'spec 000 §5 (reject)',
    fields: [
      ['Rad etish sababi', 'reason', 'ChoiceSelect'],
      ['Izoh', 'comment', 'CommentField'],
      ['Asoslovchi hujjat', 'file', 'UploadedFileField'],
    ],
  },
  'domains/initiative/editing/admin-fields.tsx': {
    source: 'spec 001 §3 (initiative as edited)',
    fields: [
      ['Turi', 'type', 'ChoiceSelect'],
      ['Bosqich', 'stage', 'ChoiceSelect'],
      ["So'ralgan summa", 'requested_amount', 'MoneyInput'],
      ['Ajratilgan summa', 'granted_amount', 'MoneyInput'],
      ["Xarid qilinadigan mahsulotlar ro'yxati (PDF)", 'purchased_goods_file', 'UploadedFileField'],
    ],
  },
  'domains/initiative/editing/edit-fields.tsx': {
    source: 'spec 001 §3 (initiative as edited)',
    fields: [
      ['Mahalla', 'quarter_id', 'BigSelect'],
      ['Toifa', 'category_id', 'BigSelect'],
      ['Tashkilot', 'organization_id', 'BigSelect'],
      ['Tavsif', 'description', 'Textarea'],
      ['Moderator izohi', 'moderator_comment', 'Textarea'],
      ['Viloyat', 'region_id', 'BigSelect'],
      ['Tuman', 'district_id', 'BigSelect'],
    ],
  },
  'domains/initiative/location/location-dialog.tsx': {
    source: 'spec 000 §3 (location form)',
    fields: [
      ['Kenglik', 'latitude', 'TextInput'],
      ['Uzunlik', 'longitude', 'TextInput'],
      ['Manzil', 'address', 'Textarea'],
    ],
  },
  'features/invest-data/council/council-dialog.tsx': {
    source: 'spec 001 §5 (council decision)',
    fields: [
      ['Kengash qarori', 'decision', 'BigSelect'],
      ['Qaror raqami va sanasi', 'title', 'TextInput'],
      ['Qaror fayli', 'file', 'UploadedFileField'],
    ],
  },
  'features/invest-data/creation/creation-fields.tsx': {
    source: 'spec 001 §3 (invest creation payload)',
    fields: [
      ['Buyurtmachi nomi', 'customer_name', 'TextInput'],
      ['Boshlanish yili', 'execution_begin_year', 'YearInput'],
      ['Tugash yili', 'execution_end_year', 'YearInput'],
      ['Soha', 'sphere_id', 'ListSelect lists.spheres'],
      ['Tarmoq', 'network_id', 'ListSelect networksOf(lists, sphere_id)'],
      ['Quvvat', 'object_power.power_id', 'PowerSelect'],
      ['Soni', 'object_power.value', 'DecimalInput'],
    ],
  },
  'features/invest-data/creation/missing-fields.tsx': {
    source: 'spec 001 §3 (invest creation payload)',
    fields: [
      ['Buyurtmachi STIRi', 'customer_inn', 'TinInput'],
      ['Prognoz qiymati', 'forecast', 'MoneyInput'],
      ['Qurilish turi', 'construction_type_id', 'ListSelect lists.construction_types'],
      ['Ish turi', 'work_type_id', 'ListSelect lists.work_types'],
      ['Vazirlik', 'ministry_id', 'ListSelect lists.ministries'],
      ['Moliyalashtirish manbai', 'funding_source_id', 'ListSelect lists.funding_sources'],
      ['Xarajat turi', 'expense_type_id', 'ListSelect lists.expense_types'],
      ['Obyekt nomi', 'object_name', 'TextInput'],
      ['Tuman (SOATO)', 'soato', 'BigSelect'],
    ],
  },
  'features/invest-data/paper/paper-dialog.tsx': {
    source: 'spec 001 §3, §5 (invest edit dialog)',
    fields: [
      ['Hujjat nomi', 'orderer_document_name', 'TextInput'],
      ['Hujjat fayli', 'orderer_document_file', 'UploadedFileField'],
      ['Hujjat raqami', 'orderer_document_num', 'TextInput'],
      ['Hujjat sanasi', 'orderer_document_date', 'DateField'],
      ['Qabul qilgan tashkilot', 'received_org', 'TextInput'],
      ['Topshirilgan sana', 'date_put_into_use', 'DateField'],
      ['Yakuniy qiymati', 'final_value', 'MoneyInput'],
    ],
  },
  'features/school-initiatives/dialogs/accept-dialog.tsx': {
    source: 'spec 002 §3 (accept form); category 1,000, S-065',
    fields: [
      ['Sarlavha', 'title', 'TextInput'],
      ['Ajratilgan summa', 'granted_amount', 'MoneyInput'],
      ['Toifa', 'category_id', 'CategoryField schoolCategoriesQuery'],
      ['Tavsif', 'description', 'Textarea'],
    ],
  },
  'features/school-initiatives/dialogs/category-dialog.tsx': {
    source: 'spec 002 §7; 10,000, Z-135',
    fields: [['Toifa', 'category_id', 'CategoryField everySchoolCategoryQuery']],
  },
  'features/school-initiatives/dialogs/decline-dialog.tsx': {
    source: 'spec 002 §3 (decline form)',
    fields: [['Izoh', 'moderator_comment', 'CommentField']],
  },
  'features/school-initiatives/dialogs/finish-dialog.tsx': {
    source: 'spec 002 §3 (winner record)',
    fields: [['Bajarilgan ish rasmlari', 'accept_image_id', 'UploadedPicturesField']],
  },
  'features/school-initiatives/dialogs/reject-dialog.tsx': {
    source: 'spec 002 §3 (winner record)',
    fields: [['Asoslovchi hujjat', 'reject_file_id', 'UploadedFileField']],
  },
};
